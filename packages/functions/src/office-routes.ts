import * as account from "@site/core/office/auth/account-contract";
import * as chats from "@site/core/office/chats/chat-contract";
import type { OfficeEndpoint } from "@site/core/office/define-office";
import * as giveaway from "@site/core/office/giveaway/giveaway-contract";
import { deletePersonEndpoint, findPersonEndpoint, listAuditEndpoint } from "@site/core/office/privacy-contract";
import * as records from "@site/core/office/record/record-contract";
import { exportRecordsEndpoint } from "@site/core/office/record/record-contract";
import { getFiguresEndpoint } from "@site/core/office/reports/figures-contract";
import { getCompanyEndpoint, saveCompanyEndpoint } from "@site/core/office/settings/company-contract";
import { listVisitsEndpoint } from "@site/core/office/visits/visit-contract";
import { type Route, routesWith } from "./routes.ts";

export interface OfficeRoute extends Route {
  endpoint: OfficeEndpoint;
}

const staffActions = ["GetItem", "PutItem", "UpdateItem"];
const reading = { tableActions: [...staffActions, "Query"] };
const readingMany = { tableActions: [...staffActions, "Query", "BatchGetItem"] };

/** A person may have hundreds of rows, a year tens of thousands of leads. */
const personTimeout = 28;

/** Every office route reads session and person, notes who asks, and lets the session live on. */
const route = routesWith<OfficeEndpoint>({ timeout: 10, tableActions: staffActions, bindings: ["signingKey"] });

/** Every endpoint of the office with its handler, once. They stand behind the office's own host and no other. */
export const officeRoutes = {
  requestSignInCode: route(account.requestSignInCodeEndpoint, "office/auth/request-sign-in-code", {
    bindings: ["signingKey", "mail"],
  }),
  signIn: route(account.signInEndpoint, "office/auth/sign-in"),
  startPasskeySignIn: route(account.startPasskeySignInEndpoint, "office/auth/start-passkey-sign-in"),
  signInWithPasskey: route(account.signInWithPasskeyEndpoint, "office/auth/sign-in-with-passkey"),
  startPasskey: route(account.startPasskeyEndpoint, "office/auth/start-passkey", { indexes: ["gsi1"] }),
  addPasskey: route(account.addPasskeyEndpoint, "office/auth/add-passkey"),
  signOut: route(account.signOutEndpoint, "office/auth/sign-out"),
  getOffice: route(account.getOfficeEndpoint, "office/auth/get-office", { ...reading, indexes: ["gsi1"] }),
  listOwnSessions: route(account.listOwnSessionsEndpoint, "office/auth/list-own-sessions", { indexes: ["gsi1"] }),
  endOwnSession: route(account.endOwnSessionEndpoint, "office/auth/end-own-session", { indexes: ["gsi1"] }),
  chooseDigest: route(account.chooseDigestEndpoint, "office/reports/choose-digest"),
  stopDigest: route(account.stopDigestEndpoint, "office/reports/stop-digest"),
  listInbox: route(records.listInboxEndpoint, "office/record/list-inbox", { ...readingMany, indexes: ["inbox"] }),
  getRecord: route(records.getRecordEndpoint, "office/record/get-record", {
    ...readingMany,
    bindings: ["signingKey", "publicAddress"],
  }),
  changeRecord: route(records.changeRecordEndpoint, "office/record/change-record", {
    ...readingMany,
    bindings: ["signingKey", "mail", "sms", "webhook", "publicAddress"],
  }),
  addPhoto: route(records.addPhotoEndpoint, "office/record/add-photo", {
    ...readingMany,
    bindings: ["signingKey", "publicAddress"],
  }),
  getPhoto: route(records.getPhotoEndpoint, "office/record/get-photo"),
  getFile: route(records.getFileEndpoint, "office/record/get-file", {
    ...reading,
    bindings: ["signingKey", "fileReading"],
  }),
  openFile: route(records.openFileEndpoint, "office/record/open-file", {
    ...reading,
    bindings: ["signingKey", "fileReading"],
  }),
  listVisits: route(listVisitsEndpoint, "office/visits/list-visits", reading),
  exportRecords: route(exportRecordsEndpoint, "office/record/export-records", {
    timeout: personTimeout,
    ...readingMany,
    indexes: ["inbox"],
  }),
  getFigures: route(getFiguresEndpoint, "office/reports/get-figures", { timeout: personTimeout, ...reading }),
  listChats: route(chats.listChatsEndpoint, "office/chats/list-chats", readingMany),
  getChat: route(chats.getChatEndpoint, "office/chats/get-chat", { ...reading, indexes: ["gsi2"] }),
  listPatterns: route(chats.listPatternsEndpoint, "office/chats/list-patterns", {
    timeout: personTimeout,
    ...readingMany,
    indexes: ["gsi2"],
  }),
  reviewPattern: route(chats.reviewPatternEndpoint, "office/chats/review-pattern", { indexes: ["gsi2"] }),
  tryPattern: route(chats.tryPatternEndpoint, "office/chats/try-pattern", { indexes: ["gsi2"] }),
  getGiveaway: route(giveaway.getGiveawayEndpoint, "office/giveaway/get-giveaway", {
    timeout: personTimeout,
    ...readingMany,
  }),
  judgeEntry: route(giveaway.judgeEntryEndpoint, "office/giveaway/judge-entry"),
  saveWinnersRequest: route(giveaway.saveWinnersRequestEndpoint, "office/giveaway/save-winners-request", {
    tableActions: [...staffActions, "Query", "BatchGetItem", "DeleteItem"],
  }),
  drawGiveaway: route(giveaway.drawGiveawayEndpoint, "office/giveaway/draw-giveaway", {
    timeout: personTimeout,
    tableActions: [...staffActions, "Query", "Scan"],
  }),
  getCompany: route(getCompanyEndpoint, "office/settings/get-company"),
  saveCompany: route(saveCompanyEndpoint, "office/settings/save-company"),
  saveMember: route(account.saveMemberEndpoint, "office/auth/save-member"),
  removeMember: route(account.removeMemberEndpoint, "office/auth/remove-member", {
    tableActions: [...staffActions, "DeleteItem"],
    indexes: ["gsi1"],
  }),
  findPerson: route(findPersonEndpoint, "office/privacy/find-person", {
    bindings: ["signingKey", "fileReading"],
    timeout: personTimeout,
    ...readingMany,
    indexes: ["gsi2"],
  }),
  deletePerson: route(deletePersonEndpoint, "office/privacy/delete-person", {
    bindings: ["signingKey", "fileDeletion"],
    timeout: personTimeout,
    tableActions: [...staffActions, "Query", "BatchGetItem", "DeleteItem"],
    indexes: ["gsi2"],
  }),
  listAudit: route(listAuditEndpoint, "office/privacy/list-audit", reading),
} satisfies Record<string, OfficeRoute>;
