import * as z from "zod";
import { buildSchema } from "../../contract/form-schema.ts";
import { cleanLine } from "../../text/clean-text.ts";
import { officeGet, officePost } from "../define-office.ts";
import { permissions, roleNames } from "./roles.ts";

const Nothing = z.object({});
const Person = z.object({ email: z.string(), name: z.string(), role: z.enum(roleNames) });

export const requestSignInCodeEndpoint = officePost("requestSignInCode", "nobody", {
  request: z.object({
    email: buildSchema({
      kind: "email",
      label: "Work email",
      isRequired: true,
      message: "Please enter your work email",
    }),
  }),
  response: Nothing,
});

export const signInEndpoint = officePost("signIn", "nobody", {
  request: z.object({
    code: z
      .string()
      .max(100, "Please enter the six digits of the code")
      // As people read it out and mail programs copy it: "410-274", "4 1 0 2 7 4".
      .overwrite((code) => cleanLine(code).replace(/[\s\p{P}]/gu, ""))
      .regex(/^\d{6}$/, "Please enter the six digits of the code"),
  }),
  response: Nothing,
});

/** What a browser and an authenticator say to each other: checked by the library that made or reads it. */
const WebAuthn = z.looseObject({});
const Assertion = z.object({ answer: z.looseObject({ id: z.base64url().max(1400) }) });

export const startPasskeySignInEndpoint = officePost("startPasskeySignIn", "nobody", {
  request: Nothing,
  response: WebAuthn,
});

export const signInWithPasskeyEndpoint = officePost("signInWithPasskey", "nobody", {
  request: Assertion,
  response: Nothing,
});

export const startPasskeyEndpoint = officePost("startPasskey", "read", { request: Nothing, response: WebAuthn });

export const addPasskeyEndpoint = officePost("addPasskey", "read", { request: Assertion, response: Nothing });

export const signOutEndpoint = officePost("signOut", "read", { request: Nothing, response: Nothing });

const Kind = z.object({
  noun: z.string(),
  label: z.string(),
  statuses: z.array(z.string()),
  withOutcome: z.array(z.string()),
  staff: z.array(z.string()),
});

export const Office = z.object({
  me: Person.extend({ may: z.array(z.enum(permissions)), hasPasskey: z.boolean(), wantsDigest: z.boolean() }),
  staff: z.array(Person),
  roles: z.array(z.string()),
  kinds: z.array(Kind),
});
export type Office = z.output<typeof Office>;

export const getOfficeEndpoint = officeGet("getOffice", "read", { response: Office });

const Session = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  way: z.string(),
  userAgent: z.string().optional(),
  isThis: z.boolean(),
});
export const Sessions = z.object({ sessions: z.array(Session) });
export type Sessions = z.output<typeof Sessions>;

export const listOwnSessionsEndpoint = officeGet("listOwnSessions", "read", { response: Sessions });

export const endOwnSessionEndpoint = officePost("endOwnSession", "read", {
  request: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/, "There is no such session") }),
  response: Sessions,
});

export const chooseDigestEndpoint = officePost("chooseDigest", "read", {
  request: z.object({ wantsDigest: z.boolean() }),
  response: Nothing,
});

/** By the link in the mail, without a sign-in: it can do nothing else. */
export const stopDigestEndpoint = officePost("stopDigest", "nobody", {
  request: z.object({ email: z.string().max(254), key: z.string().max(100) }),
  response: Nothing,
});

const Member = z.object({ email: z.string().max(254), name: z.string().max(100), role: z.string().max(20) });

/** Lets somebody use the office; with `isChange` it gives somebody who is on the list another name or role. */
export const saveMemberEndpoint = officePost("saveMember", "staff", {
  request: Member.extend({ isChange: z.boolean().optional() }),
  response: Nothing,
});

export const removeMemberEndpoint = officePost("removeMember", "staff", {
  request: Member.pick({ email: true }),
  response: Nothing,
});
