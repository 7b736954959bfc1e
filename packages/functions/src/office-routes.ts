import {
  addPasskey,
  chooseDigest,
  endOwnSession,
  getOffice,
  listOwnSessions,
  removeMember,
  requestSignInCode,
  saveMember,
  signIn,
  signInWithPasskey,
  signOut,
  startPasskey,
  startPasskeySignIn,
  stopDigest,
} from "@site/core/office/auth/account-contract";
import { getChat, listChats, listPatterns, reviewPattern, tryPattern } from "@site/core/office/chats/chat-contract";
import type { OfficeEndpoint } from "@site/core/office/define-office";
import {
  drawGiveaway,
  getGiveaway,
  judgeEntry,
  saveWinnersRequest,
} from "@site/core/office/giveaway/giveaway-contract";
import { deletePerson, findPerson, listAudit } from "@site/core/office/privacy-contract";
import { exportRecords } from "@site/core/office/record/export-contract";
import {
  addPhoto,
  changeRecord,
  getFile,
  getPhoto,
  getRecord,
  listInbox,
  openFile,
} from "@site/core/office/record/record-contract";
import { getFigures } from "@site/core/office/reports/figures-contract";
import { getCompany, saveCompany } from "@site/core/office/settings/company-contract";
import { listVisits } from "@site/core/office/visits/visit-contract";
import type { Route } from "./routes.ts";

export interface OfficeRoute extends Route {
  endpoint: OfficeEndpoint;
}

/** Every office route reads session and person, notes who asks, and lets the session live on. */
const staffActions = ["GetItem", "PutItem", "UpdateItem"] as const;
const reading = { tableActions: [...staffActions, "Query"] } as const;
const readingMany = { tableActions: [...staffActions, "Query", "BatchGetItem"] } as const;

const timeout = 10;
/** A person may have hundreds of rows, a year tens of thousands of leads. */
const personTimeout = 28;

const route = <E extends OfficeEndpoint>(endpoint: E, module: string) =>
  ({ endpoint, module, timeout, tableActions: staffActions, bindings: ["signingKey"] }) as const;

/** Every endpoint of the office with its handler, once. They stand behind the office's own host and no other. */
export const officeRoutes = {
  requestSignInCode: {
    ...route(requestSignInCode, "office/auth/request-sign-in-code"),
    bindings: ["signingKey", "mail"],
  },
  signIn: route(signIn, "office/auth/sign-in"),
  startPasskeySignIn: route(startPasskeySignIn, "office/auth/start-passkey-sign-in"),
  signInWithPasskey: route(signInWithPasskey, "office/auth/sign-in-with-passkey"),
  startPasskey: { ...route(startPasskey, "office/auth/start-passkey"), indexes: ["gsi1"] },
  addPasskey: route(addPasskey, "office/auth/add-passkey"),
  signOut: route(signOut, "office/auth/sign-out"),
  getOffice: { ...route(getOffice, "office/auth/get-office"), ...reading, indexes: ["gsi1"] },
  listOwnSessions: { ...route(listOwnSessions, "office/auth/list-own-sessions"), indexes: ["gsi1"] },
  endOwnSession: { ...route(endOwnSession, "office/auth/end-own-session"), indexes: ["gsi1"] },
  chooseDigest: route(chooseDigest, "office/reports/choose-digest"),
  stopDigest: route(stopDigest, "office/reports/stop-digest"),
  listInbox: { ...route(listInbox, "office/record/list-inbox"), ...readingMany, indexes: ["inbox"] },
  getRecord: {
    ...route(getRecord, "office/record/get-record"),
    ...readingMany,
    bindings: ["signingKey", "publicAddress"],
  },
  changeRecord: {
    ...route(changeRecord, "office/record/change-record"),
    ...readingMany,
    bindings: ["signingKey", "mail", "sms", "webhook", "publicAddress"],
  },
  addPhoto: {
    ...route(addPhoto, "office/record/add-photo"),
    ...readingMany,
    bindings: ["signingKey", "publicAddress"],
  },
  getPhoto: route(getPhoto, "office/record/get-photo"),
  getFile: { ...route(getFile, "office/record/get-file"), ...reading, bindings: ["signingKey", "fileReading"] },
  openFile: { ...route(openFile, "office/record/open-file"), ...reading, bindings: ["signingKey", "fileReading"] },
  listVisits: { ...route(listVisits, "office/visits/list-visits"), ...reading },
  exportRecords: {
    ...route(exportRecords, "office/record/export-records"),
    timeout: personTimeout,
    ...readingMany,
    indexes: ["inbox"],
  },
  getFigures: { ...route(getFigures, "office/reports/get-figures"), timeout: personTimeout, ...reading },
  listChats: { ...route(listChats, "office/chats/list-chats"), ...readingMany },
  getChat: { ...route(getChat, "office/chats/get-chat"), ...reading, indexes: ["gsi2"] },
  listPatterns: {
    ...route(listPatterns, "office/chats/list-patterns"),
    timeout: personTimeout,
    ...readingMany,
    indexes: ["gsi2"],
  },
  reviewPattern: { ...route(reviewPattern, "office/chats/review-pattern"), indexes: ["gsi2"] },
  tryPattern: { ...route(tryPattern, "office/chats/try-pattern"), indexes: ["gsi2"] },
  getGiveaway: { ...route(getGiveaway, "office/giveaway/get-giveaway"), timeout: personTimeout, ...readingMany },
  judgeEntry: route(judgeEntry, "office/giveaway/judge-entry"),
  saveWinnersRequest: {
    ...route(saveWinnersRequest, "office/giveaway/save-winners-request"),
    tableActions: [...staffActions, "Query", "BatchGetItem", "DeleteItem"],
  },
  drawGiveaway: {
    ...route(drawGiveaway, "office/giveaway/draw-giveaway"),
    timeout: personTimeout,
    tableActions: [...staffActions, "Query", "Scan"],
  },
  getCompany: route(getCompany, "office/settings/get-company"),
  saveCompany: route(saveCompany, "office/settings/save-company"),
  saveMember: route(saveMember, "office/auth/save-member"),
  removeMember: {
    ...route(removeMember, "office/auth/remove-member"),
    tableActions: [...staffActions, "DeleteItem"],
    indexes: ["gsi1"],
  },
  findPerson: {
    ...route(findPerson, "office/privacy/find-person"),
    bindings: ["signingKey", "fileReading"],
    timeout: personTimeout,
    ...readingMany,
    indexes: ["gsi2"],
  },
  deletePerson: {
    ...route(deletePerson, "office/privacy/delete-person"),
    bindings: ["signingKey", "fileDeletion"],
    timeout: personTimeout,
    tableActions: [...staffActions, "Query", "BatchGetItem", "DeleteItem"],
    indexes: ["gsi2"],
  },
  listAudit: { ...route(listAudit, "office/privacy/list-audit"), ...reading },
} as const satisfies Record<string, OfficeRoute>;
