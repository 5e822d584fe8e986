"""A glass ball with stars engraved inside, lit from its round wooden foot."""

from vocabulary import *

SHOT = TREND.but(**LIT).but(frame=2.8, target=(0, 0, 0.88), elevation=10, strip=150, samples=1.5)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=2.0, target=(0, 0, 1.05), elevation=16, turn=30),
    "lacivert": SHOT.of(deep="#16349c", light="#4a80ff", tint="#cfe0ff"),
}
MIDDLE, RADIUS = 1.12, 0.74


def build(deep="#6a35c9", light="#b678ff", tint="#e6daff"):
    ball((0, 0, MIDDLE), RADIUS, lit_glass(deep, light, tint), around=128)
    engraving(shining("#fff6ff", 2.4))
    foot = [(0, 0), (0.60, 0), (0.64, 0.015), (0.655, 0.05), (0.655, 0.30), (0.64, 0.345), (0.60, 0.36), (0.40, 0.36)]
    foot += [(0.36, 0.34), (0, 0.34)]
    turned(foot, wood("#a87748", "#c99a66"), around=128)
    turned([(0.50, 0.365), (0.52, 0.385), (0.55, 0.385), (0.57, 0.365)], gold(), around=128)
    turned([(0, 0.345), (0.35, 0.345)], shining(light, 2))
    ball((0.0, -0.655, 0.17), (0.035, 0.015, 0.035), gold())
    cord = [(0, 0.6, 0.03), (0.1, 0.9, 0.02), (0.5, 1.2, 0.02), (1.3, 1.1, 0.02), (2.6, 1.7, 0.02), (4, 1.9, 0.02)]
    bent(cord, 0.018, plain("#fff6e6"))


def lit_glass(deep, light, tint):
    """Tinted glass that shines most where it stands on its light."""
    material = glass(tint)
    height = node(material, "SeparateXYZ", node(material, "TexCoord")["Generated"])[2]
    return feed(material, Emission=ramp(material, height, [(0, light), (0.45, deep), (1, deep)]), Emission_Strength=0.22)


def engraving(white):
    """A moon, some stars and a band of star dust."""
    chance, hand = random.Random(3), group((0, 0, MIDDLE), (0, -24, 0))
    for _ in range(260):
        angle, out = chance.uniform(0, 360), 0.10 + 0.42 * chance.random() ** 0.5
        ball((*polar(out, angle), chance.gauss(0, 0.05)), chance.uniform(0.004, 0.011), white, hand, around=8)
    outer = arc(0.20, 90, 270, 20)
    moon = outer + [(0.45 * x, z) for x, z in outer[-2:0:-1]]
    plate(moon, 0.03, white, at=(-0.06, -0.12, MIDDLE + 0.20), rotation=(0, -28, 0))
    for x, z, size in ((0.26, 0.30, 0.09), (0.36, -0.05, 0.055), (-0.36, -0.12, 0.07), (0.05, -0.32, 0.06), (-0.3, 0.42, 0.05)):
        star = [polar(size * (0.45 if i % 2 else 1), 90 - 36 * i) for i in range(10)]
        plate(star, 0.02, white, at=(x, -0.12, MIDDLE + z))
