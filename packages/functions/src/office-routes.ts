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
  requestSignInCode: route(account.requestSignInCodeEndpoint, "office/auth/sign-in.requestSignInCodeHandler", {
    bindings: ["signingKey", "mail"],
  }),
  signIn: route(account.signInEndpoint, "office/auth/sign-in.signInHandler"),
  startPasskeySignIn: route(account.startPasskeySignInEndpoint, "office/auth/passkeys.startPasskeySignInHandler"),
  signInWithPasskey: route(account.signInWithPasskeyEndpoint, "office/auth/passkeys.signInWithPasskeyHandler"),
  startPasskey: route(account.startPasskeyEndpoint, "office/auth/passkeys.startPasskeyHandler", { indexes: ["gsi1"] }),
  addPasskey: route(account.addPasskeyEndpoint, "office/auth/passkeys.addPasskeyHandler"),
  signOut: route(account.signOutEndpoint, "office/auth/sign-in.signOutHandler"),
  getOffice: route(account.getOfficeEndpoint, "office/auth/get-office.handler", { ...reading, indexes: ["gsi1"] }),
  listOwnSessions: route(account.listOwnSessionsEndpoint, "office/auth/own-sessions.listOwnSessionsHandler", {
    indexes: ["gsi1"],
  }),
  endOwnSession: route(account.endOwnSessionEndpoint, "office/auth/own-sessions.endOwnSessionHandler", {
    indexes: ["gsi1"],
  }),
  chooseDigest: route(account.chooseDigestEndpoint, "office/digests.chooseDigestHandler"),
  stopDigest: route(account.stopDigestEndpoint, "office/digests.stopDigestHandler"),
  listInbox: route(records.listInboxEndpoint, "office/records.listInboxHandler", {
    ...readingMany,
    indexes: ["inbox"],
  }),
  getRecord: route(records.getRecordEndpoint, "office/records.getRecordHandler", {
    ...readingMany,
    bindings: ["signingKey", "smsPromise", "publicAddress"],
  }),
  changeRecord: route(records.changeRecordEndpoint, "office/records.changeRecordHandler", {
    ...readingMany,
    bindings: ["signingKey", "mail", "sms", "webhook", "publicAddress"],
  }),
  addPhoto: route(records.addPhotoEndpoint, "office/records.addPhotoHandler", {
    ...readingMany,
    bindings: ["signingKey", "smsPromise", "publicAddress"],
  }),
  getPhoto: route(records.getPhotoEndpoint, "office/files.getPhotoHandler"),
  getFile: route(records.getFileEndpoint, "office/files.getFileHandler", {
    ...reading,
    bindings: ["signingKey", "fileReading"],
  }),
  openFile: route(records.openFileEndpoint, "office/files.openFileHandler", {
    ...reading,
    bindings: ["signingKey", "fileReading"],
  }),
  listVisits: route(listVisitsEndpoint, "office/list-visits.handler", reading),
  exportRecords: route(exportRecordsEndpoint, "office/records.exportRecordsHandler", {
    timeout: personTimeout,
    ...readingMany,
    indexes: ["inbox"],
  }),
  getFigures: route(getFiguresEndpoint, "office/get-figures.handler", { timeout: personTimeout, ...reading }),
  listChats: route(chats.listChatsEndpoint, "office/chats.listChatsHandler", readingMany),
  getChat: route(chats.getChatEndpoint, "office/chats.getChatHandler", { ...reading, indexes: ["gsi2"] }),
  listPatterns: route(chats.listPatternsEndpoint, "office/patterns.listPatternsHandler", {
    timeout: personTimeout,
    ...readingMany,
    indexes: ["gsi2"],
  }),
  reviewPattern: route(chats.reviewPatternEndpoint, "office/patterns.reviewPatternHandler", { indexes: ["gsi2"] }),
  tryPattern: route(chats.tryPatternEndpoint, "office/patterns.tryPatternHandler", { indexes: ["gsi2"] }),
  getGiveaway: route(giveaway.getGiveawayEndpoint, "office/giveaway.getGiveawayHandler", {
    timeout: personTimeout,
    ...readingMany,
  }),
  judgeEntry: route(giveaway.judgeEntryEndpoint, "office/giveaway.judgeEntryHandler"),
  saveWinnersRequest: route(giveaway.saveWinnersRequestEndpoint, "office/giveaway.saveWinnersRequestHandler", {
    tableActions: [...staffActions, "Query", "BatchGetItem", "DeleteItem"],
  }),
  drawGiveaway: route(giveaway.drawGiveawayEndpoint, "office/giveaway.drawGiveawayHandler", {
    timeout: personTimeout,
    tableActions: [...staffActions, "Query", "Scan"],
  }),
  getCompany: route(getCompanyEndpoint, "office/settings.getCompanyHandler"),
  saveCompany: route(saveCompanyEndpoint, "office/settings.saveCompanyHandler"),
  saveMember: route(account.saveMemberEndpoint, "office/auth/members.saveMemberHandler"),
  removeMember: route(account.removeMemberEndpoint, "office/auth/members.removeMemberHandler", {
    tableActions: [...staffActions, "DeleteItem"],
    indexes: ["gsi1"],
  }),
  findPerson: route(findPersonEndpoint, "office/privacy.findPersonHandler", {
    bindings: ["signingKey", "fileReading"],
    timeout: personTimeout,
    ...readingMany,
    indexes: ["gsi2"],
  }),
  deletePerson: route(deletePersonEndpoint, "office/privacy.deletePersonHandler", {
    bindings: ["signingKey", "fileDeletion"],
    timeout: personTimeout,
    tableActions: [...staffActions, "Query", "BatchGetItem", "DeleteItem"],
    indexes: ["gsi2"],
  }),
  listAudit: route(listAuditEndpoint, "office/privacy.listAuditHandler", reading),
} satisfies Record<string, OfficeRoute>;
