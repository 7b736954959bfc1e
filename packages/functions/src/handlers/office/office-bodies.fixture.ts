import { newId } from "@site/core/store/ids";
import type { officeRoutes } from "../../office-routes.ts";

type Routes = typeof officeRoutes;

/** A body for each route of the office that changes something: a new one does not compile without. */
export const officeBodies = {
  requestSignInCode: { email: "nobody@example.org" },
  signIn: { code: "123456" },
  startPasskeySignIn: {},
  signInWithPasskey: { answer: { id: "unknown" } },
  startPasskey: {},
  addPasskey: { answer: { id: "unknown" } },
  signOut: {},
  chooseDigest: { wantsDigest: true },
  stopDigest: { email: "nobody@example.org", key: "made-up" },
  endOwnSession: { id: "0".repeat(64) },
  addPhoto: { id: newId(), jpeg: "/9j/2gACAP/Z" },
  changeRecord: { version: 0, change: { kind: "assign", to: "" } },
  exportRecords: { noun: "leads", from: "2026-01-01", to: "2026-12-31" },
  tryPattern: { id: "none", answer: "Yes", question: "Do you?" },
  reviewPattern: { id: "none", review: "approved" },
  judgeEntry: { reason: "Works here", was: "" },
  saveWinnersRequest: { kind: "asked", id: newId(), name: "Wanda List", contact: "12 Elm Street, Rome" },
  drawGiveaway: { seed: "a seed of a drill", genuine: [], automated: [], isRehearsal: true },
  saveCompany: { name: "assignment", value: {}, version: 0 },
  saveMember: { email: "new.colleague@example.org", name: "New Colleague", role: "sales" },
  removeMember: { email: "nobody@example.org" },
  findPerson: { email: "matrix-nobody@example.org" },
  deletePerson: { email: "matrix-nobody@example.org" },
} satisfies { [Each in keyof Routes as Routes[Each]["endpoint"]["method"] extends "POST" ? Each : never]: object };
