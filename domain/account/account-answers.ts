import { z } from "zod";
import { ACCOUNT_EVENT_KINDS, ACCOUNT_EVENT_WAYS } from "./account-event.ts";
import { SIGN_IN_WAYS } from "./session.ts";
import { ROLES } from "./user.ts";

/** A time, which JSON writes as ISO text. */
const isoTime = z.date().meta({ type: "string" });

/** The type of an answer after it was sent as JSON. */
type InJson<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: InJson<Value[Key]> }
    : Value;

export const userSchema = z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(ROLES) });

export const signedInSchema = z.object({ token: z.string(), user: userSchema, device: z.string() });

const ownSignInSchema = z.object({
  id: z.string(),
  device: z.string(),
  way: z.enum(SIGN_IN_WAYS),
  startedAt: z.string(),
  usedAt: z.string(),
  isCurrent: z.boolean(),
});

export type OwnSignIn = z.output<typeof ownSignInSchema>;

export const ownAccountSchema = z.object({
  userId: z.string(),
  hasPassword: z.boolean(),
  sendsMail: z.boolean(),
  /** Null where the shop has no Google. */
  hasGoogle: z.boolean().nullable(),
  /** Such an account cannot be removed. */
  isOnlyAdmin: z.boolean(),
  signIns: z.array(ownSignInSchema),
});

export type OwnAccount = z.output<typeof ownAccountSchema>;

export const secondFactorSchema = z.object({ isOn: z.boolean(), recoveries: z.int() });

export type SecondFactorStatus = z.output<typeof secondFactorSchema>;

export const newKeySchema = z.object({
  key: z.string(),
  /** Opens in an app on the same phone. */
  address: z.string(),
  qr: z.object({ path: z.string(), size: z.int() }),
});

export type NewKey = z.output<typeof newKeySchema>;

export const ownPasskeysSchema = z.object({
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), madeAt: isoTime, usedAt: isoTime.nullable() })),
});

export type PasskeyList = InJson<z.output<typeof ownPasskeysSchema>>;

export const staffRoleSchema = z.enum(["helper", "admin"]);

export const invitationSchema = z.object({ role: staffRoleSchema, by: z.string(), expiresAt: isoTime });

export type OpenInvitation = InJson<z.output<typeof invitationSchema>>;

export const listedPeopleSchema = z.object({
  people: z.array(userSchema.extend({ role: staffRoleSchema, signedInAt: isoTime.nullable() })),
  invitations: z.array(invitationSchema.extend({ id: z.string(), madeAt: isoTime })),
});

export type ListedPeople = InJson<z.output<typeof listedPeopleSchema>>;

export const accountEventsSchema = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      at: isoTime,
      userId: z.string().nullable(),
      who: z.string().nullable(),
      by: z.string().nullable(),
      kind: z.enum(ACCOUNT_EVENT_KINDS),
      way: z.enum(ACCOUNT_EVENT_WAYS).nullable(),
      device: z.string(),
      place: z.string(),
      times: z.int(),
    }),
  ),
  /** The cursor of the next page; undefined on the last one. */
  before: z.string().optional(),
});

export type AccountEventsPage = InJson<z.output<typeof accountEventsSchema>>;
