import {
  addPasskeyEndpoint,
  chooseDigestEndpoint,
  endOwnSessionEndpoint,
  getOfficeEndpoint,
  listOwnSessionsEndpoint,
  removeMemberEndpoint,
  requestSignInCodeEndpoint,
  saveMemberEndpoint,
  signInEndpoint,
  signInWithPasskeyEndpoint,
  signOutEndpoint,
  startPasskeyEndpoint,
  startPasskeySignInEndpoint,
  stopDigestEndpoint,
} from "@site/core/office/auth/account-contract";
import {
  getChatEndpoint,
  listChatsEndpoint,
  listPatternsEndpoint,
  reviewPatternEndpoint,
  tryPatternEndpoint,
} from "@site/core/office/chats/chat-contract";
import type { OfficeEndpoint } from "@site/core/office/define-office";
import {
  drawGiveawayEndpoint,
  getGiveawayEndpoint,
  judgeEntryEndpoint,
  saveWinnersRequestEndpoint,
} from "@site/core/office/giveaway/giveaway-contract";
import { deletePersonEndpoint, findPersonEndpoint, listAuditEndpoint } from "@site/core/office/privacy-contract";
import { exportRecordsEndpoint } from "@site/core/office/record/export-contract";
import {
  addPhotoEndpoint,
  changeRecordEndpoint,
  getFileEndpoint,
  getPhotoEndpoint,
  getRecordEndpoint,
  listInboxEndpoint,
  openFileEndpoint,
} from "@site/core/office/record/record-contract";
import { getFiguresEndpoint } from "@site/core/office/reports/figures-contract";
import { getCompanyEndpoint, saveCompanyEndpoint } from "@site/core/office/settings/company-contract";
import { listVisitsEndpoint } from "@site/core/office/visits/visit-contract";
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
    ...route(requestSignInCodeEndpoint, "office/auth/request-sign-in-code"),
    bindings: ["signingKey", "mail"],
  },
  signIn: route(signInEndpoint, "office/auth/sign-in"),
  startPasskeySignIn: route(startPasskeySignInEndpoint, "office/auth/start-passkey-sign-in"),
  signInWithPasskey: route(signInWithPasskeyEndpoint, "office/auth/sign-in-with-passkey"),
  startPasskey: { ...route(startPasskeyEndpoint, "office/auth/start-passkey"), indexes: ["gsi1"] },
  addPasskey: route(addPasskeyEndpoint, "office/auth/add-passkey"),
  signOut: route(signOutEndpoint, "office/auth/sign-out"),
  getOffice: { ...route(getOfficeEndpoint, "office/auth/get-office"), ...reading, indexes: ["gsi1"] },
  listOwnSessions: { ...route(listOwnSessionsEndpoint, "office/auth/list-own-sessions"), indexes: ["gsi1"] },
  endOwnSession: { ...route(endOwnSessionEndpoint, "office/auth/end-own-session"), indexes: ["gsi1"] },
  chooseDigest: route(chooseDigestEndpoint, "office/reports/choose-digest"),
  stopDigest: route(stopDigestEndpoint, "office/reports/stop-digest"),
  listInbox: { ...route(listInboxEndpoint, "office/record/list-inbox"), ...readingMany, indexes: ["inbox"] },
  getRecord: {
    ...route(getRecordEndpoint, "office/record/get-record"),
    ...readingMany,
    bindings: ["signingKey", "publicAddress"],
  },
  changeRecord: {
    ...route(changeRecordEndpoint, "office/record/change-record"),
    ...readingMany,
    bindings: ["signingKey", "mail", "sms", "webhook", "publicAddress"],
  },
  addPhoto: {
    ...route(addPhotoEndpoint, "office/record/add-photo"),
    ...readingMany,
    bindings: ["signingKey", "publicAddress"],
  },
  getPhoto: route(getPhotoEndpoint, "office/record/get-photo"),
  getFile: { ...route(getFileEndpoint, "office/record/get-file"), ...reading, bindings: ["signingKey", "fileReading"] },
  openFile: {
    ...route(openFileEndpoint, "office/record/open-file"),
    ...reading,
    bindings: ["signingKey", "fileReading"],
  },
  listVisits: { ...route(listVisitsEndpoint, "office/visits/list-visits"), ...reading },
  exportRecords: {
    ...route(exportRecordsEndpoint, "office/record/export-records"),
    timeout: personTimeout,
    ...readingMany,
    indexes: ["inbox"],
  },
  getFigures: { ...route(getFiguresEndpoint, "office/reports/get-figures"), timeout: personTimeout, ...reading },
  listChats: { ...route(listChatsEndpoint, "office/chats/list-chats"), ...readingMany },
  getChat: { ...route(getChatEndpoint, "office/chats/get-chat"), ...reading, indexes: ["gsi2"] },
  listPatterns: {
    ...route(listPatternsEndpoint, "office/chats/list-patterns"),
    timeout: personTimeout,
    ...readingMany,
    indexes: ["gsi2"],
  },
  reviewPattern: { ...route(reviewPatternEndpoint, "office/chats/review-pattern"), indexes: ["gsi2"] },
  tryPattern: { ...route(tryPatternEndpoint, "office/chats/try-pattern"), indexes: ["gsi2"] },
  getGiveaway: {
    ...route(getGiveawayEndpoint, "office/giveaway/get-giveaway"),
    timeout: personTimeout,
    ...readingMany,
  },
  judgeEntry: route(judgeEntryEndpoint, "office/giveaway/judge-entry"),
  saveWinnersRequest: {
    ...route(saveWinnersRequestEndpoint, "office/giveaway/save-winners-request"),
    tableActions: [...staffActions, "Query", "BatchGetItem", "DeleteItem"],
  },
  drawGiveaway: {
    ...route(drawGiveawayEndpoint, "office/giveaway/draw-giveaway"),
    timeout: personTimeout,
    tableActions: [...staffActions, "Query", "Scan"],
  },
  getCompany: route(getCompanyEndpoint, "office/settings/get-company"),
  saveCompany: route(saveCompanyEndpoint, "office/settings/save-company"),
  saveMember: route(saveMemberEndpoint, "office/auth/save-member"),
  removeMember: {
    ...route(removeMemberEndpoint, "office/auth/remove-member"),
    tableActions: [...staffActions, "DeleteItem"],
    indexes: ["gsi1"],
  },
  findPerson: {
    ...route(findPersonEndpoint, "office/privacy/find-person"),
    bindings: ["signingKey", "fileReading"],
    timeout: personTimeout,
    ...readingMany,
    indexes: ["gsi2"],
  },
  deletePerson: {
    ...route(deletePersonEndpoint, "office/privacy/delete-person"),
    bindings: ["signingKey", "fileDeletion"],
    timeout: personTimeout,
    tableActions: [...staffActions, "Query", "BatchGetItem", "DeleteItem"],
    indexes: ["gsi2"],
  },
  listAudit: { ...route(listAuditEndpoint, "office/privacy/list-audit"), ...reading },
} as const satisfies Record<string, OfficeRoute>;
