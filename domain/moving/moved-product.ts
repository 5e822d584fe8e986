import { z } from "zod";
import { choiceSets, MAX_CHOICES, MAX_COUNT, SIGNS } from "../choice/choice-sets.ts";
import { TINT_NAMES } from "../look/paper.ts";

/** The most products of one move, and the most rows of a table. */
export const MOST_MOVED = 20_000;

const UNREADABLE = { error: "Gönderilen ürünler okunamadı" };

const text = (max: number) => z.string(UNREADABLE).max(max, UNREADABLE);

/** What tells where a product came from. One mark leads to one product: a second move finds it again. */
export const ORIGIN_KINDS = {
  /** A stock code. */
  code: "kod",
  /** The first picture of a post and its time. */
  post: "instagram",
  /** The path that a page of the product had in an earlier shop. */
  address: "adres",
} as const;

export const originMark = (kind: keyof typeof ORIGIN_KINDS, value: string): string => `${ORIGIN_KINDS[kind]}:${value}`;

/** A value of one of the product's choices; the color is the choice `COLOR_CHOICE`. */
const variantValue = z.object({ choice: text(60), value: text(80) });

export const COLOR_CHOICE = "Renk";

/** Pieces of the product as a whole (without values) or of these values. Null where it is sold out, however many there are. */
const variantPieces = z.object({
  of: z.array(variantValue, UNREADABLE).max(1 + MAX_CHOICES),
  pieces: z.int().min(0).max(MAX_COUNT).nullable(),
});

/** A text that a customer writes. `picture` is the place of one of the product's pictures, from 0. */
const movedText = z.object({
  id: text(80),
  label: text(200),
  most: z.int(UNREADABLE),
  signs: z.enum(SIGNS, UNREADABLE),
  isRequired: z.boolean(UNREADABLE),
  extra: z.number(UNREADABLE),
  picture: z.int(UNREADABLE).min(0).max(60).optional(),
});

const movedCategory = z.object({
  name: text(200),
  slug: text(200),
  tint: z.enum(TINT_NAMES, UNREADABLE),
  image: text(2048),
  isHidden: z.boolean(UNREADABLE),
});

/** What another Fiyonk shop says of the categories and sets that its products name, in its order. They describe those that are new here. */
const definitions = z.object({ categories: z.array(movedCategory, UNREADABLE).max(500), sets: choiceSets });

/**
 * A product as another place has it. What the place does not say is missing, and stays as it is in the shop. Names of categories and choices
 * are words of that place: the shop finds or adds its own.
 */
export const movedProductSchema = z.object(
  {
    /** The row of the owner's table, or the number of her post, from 1. */
    row: z.int(UNREADABLE).min(1),
    /** See `originMark`. */
    origins: z.array(text(300), UNREADABLE).max(400).default([]),
    slug: text(200).optional(),
    name: text(1000).optional(),
    description: text(50_000).optional(),
    price: z.number(UNREADABLE).optional(),
    originalPrice: z.number(UNREADABLE).nullable().optional(),
    category: text(200).optional(),
    /** Addresses: of the shop's own pictures, or https. The first one is the main one. */
    pictures: z.array(text(2048), UNREADABLE).max(60).optional(),
    colors: z.array(text(200), UNREADABLE).max(200).optional(),
    colorPictures: z.record(text(200), text(2048), UNREADABLE).optional(),
    /** Choices besides the color, with the values that the product comes in. `extra`: the difference to the price. */
    choices: z
      .array(
        z.object({
          name: text(60),
          values: z.array(z.object({ name: text(80), extra: z.number(UNREADABLE).optional() }), UNREADABLE).max(400),
        }),
        UNREADABLE,
      )
      .max(10)
      .optional(),
    personalTexts: z.array(movedText, UNREADABLE).max(20).optional(),
    pieces: z.array(variantPieces, UNREADABLE).max(1300).optional(),
    details: z
      .array(z.object({ name: text(200), text: text(2000) }), UNREADABLE)
      .max(50)
      .optional(),
    inStock: z.boolean(UNREADABLE).optional(),
    isShown: z.boolean(UNREADABLE).optional(),
    /** The moment from which a product that is not shown yet will be. */
    shownFrom: z.iso.datetime(UNREADABLE).optional(),
    /** The moment when it came into the other shop, by which the newest come first. */
    addedAt: z.iso.datetime(UNREADABLE).optional(),
    featured: z.boolean(UNREADABLE).optional(),
    /** One product tells them for all. */
    definitions: definitions.optional(),
  },
  UNREADABLE,
);

export type MovedProduct = z.output<typeof movedProductSchema>;

export type Definitions = z.output<typeof definitions>;

/** A cell that could not be read, in words for the owner. `column` is the name that her table gives it. */
export type ReadTrouble = { row: number; column: string; words: string };
