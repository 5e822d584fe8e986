"""What a photographer decides for one picture. Lengths are in units of 10 cm, angles in degrees, lights in watts."""

from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Shot:
    paper: str  # a name in light.PAPERS
    frame: float = 4.0  # the width that is lit; lights stand farther off and grow with it
    target: tuple = (0, 0, 0.9)  # where the camera looks
    elevation: float = 15  # of the camera above the table
    turn: float = 0  # of the good on the table
    width: float | None = None  # what the picture's longer side shows, if it is not the frame
    shift: tuple = (0, 0)  # moves the picture off the good, to leave room for words
    size: tuple = (1, 1)  # the picture's shape
    pixels: int = 1200  # of the finished picture's longer side
    back: float = 3.2  # how far the paper's wall stands behind the good
    blur: float = 0.8  # f-stop; a smaller one blurs the background more
    key: float = 380
    fill: float = 60
    strip: float = 260  # seen in reflections only: the highlight of glaze and metal
    background: float = 60
    world: float = 0.2
    exposure: float = 0.2
    bounces: int = 3
    caustics: bool = False  # for clear things that must let the paper's light through
    glow: float = 0  # of bright parts into the lens: 0.1 for a lamp
    samples: float = 1  # times the usual number, for what is grainy
    flag: bool = False  # a black board at the right, which gold and silver mirror
    parts: dict = field(default_factory=dict)  # the arguments of the good's build()

    def but(self, **changes) -> "Shot":
        """The same shot with something changed."""
        return replace(self, **changes)

    def of(self, **parts) -> "Shot":
        """The same shot of another colour or part."""
        return replace(self, parts={**self.parts, **parts})


# Of the collections, and of what is photographed alike.
COUPLES = Shot(paper="pink")
COLLECTIBLES = Shot(paper="yellow")
JEWELLERY = Shot(paper="lilac", blur=0.5, strip=420, flag=True, exposure=0.35)
TELEPHONE = Shot(paper="blue")
TREND = Shot(paper="mint")
CREAM = Shot(paper="cream")
LIT = dict(key=170, fill=34, world=0.12, background=30, strip=120, exposure=0.1, glow=0.1)
ON_BLOCK = JEWELLERY.but(frame=2.2, target=(0, -0.15, 0.74), elevation=13, world=0.16, exposure=0.4)
LEANING_PHONE = TELEPHONE.but(frame=2.35, target=(0, 0, 0.76), elevation=12, turn=-20, blur=0.5, strip=200)
