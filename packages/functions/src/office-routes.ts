import {
  addPasskey,
  chooseDigest,
  endOwnSession,
  getOffice,
  listOwnSessions,
  requestSignInCode,
  signIn,
  signInWithPasskey,
  signOut,
  startPasskey,
  startPasskeySignIn,
  stopDigest,
} from "@site/core/office/account-contract";
import { getChat, listChats, listPatterns, reviewPattern, tryPattern } from "@site/core/office/chat-contract";
import {
  exportRecords,
  getCompany,
  getFigures,
  removeMember,
  saveCompany,
  saveMember,
} from "@site/core/office/company-contract";
import type { OfficeEndpoint } from "@site/core/office/define-office";
import { drawGiveaway, getGiveaway, judgeEntry, saveWinnersRequest } from "@site/core/office/giveaway-contract";
import { deletePerson, findPerson, listAudit } from "@site/core/office/person-contract";
import { addPhoto, changeRecord, getPhoto, getRecord, listInbox } from "@site/core/office/record-contract";
import type { Route } from "./routes.ts";

export interface OfficeRoute extends Route {
  endpoint: OfficeEndpoint;
}

/** Every office route reads session and person, notes who asks, and lets the session live on. */
const staffActions = ["GetItem", "PutItem", "UpdateItem"] as const;
const timeout = 10;
/** A person may have hundreds of rows, a year tens of thousands of leads. */
const personTimeout = 28;

const route = <E extends OfficeEndpoint>(endpoint: E, module: string) =>
  ({ endpoint, module, timeout, tableActions: staffActions, needs: ["visitorHash"] }) as const;

/** Every endpoint of the office with its handler, once. They stand behind the office's own host and no other. */
export const officeRoutes = {
  requestSignInCode: {
    ...route(requestSignInCode, "office/request-sign-in-code"),
    needs: ["visitorHash", "mail"],
  },
  signIn: route(signIn, "office/sign-in"),
  startPasskeySignIn: route(startPasskeySignIn, "office/start-passkey-sign-in"),
  signInWithPasskey: route(signInWithPasskey, "office/sign-in-with-passkey"),
  startPasskey: { ...route(startPasskey, "office/start-passkey"), indexes: ["gsi1"] },
  addPasskey: route(addPasskey, "office/add-passkey"),
  signOut: route(signOut, "office/sign-out"),
  getOffice: {
    ...route(getOffice, "office/get-office"),
    tableActions: [...staffActions, "Query"],
    indexes: ["gsi1"],
  },
  listOwnSessions: { ...route(listOwnSessions, "office/list-own-sessions"), indexes: ["gsi1"] },
  endOwnSession: { ...route(endOwnSession, "office/end-own-session"), indexes: ["gsi1"] },
  chooseDigest: route(chooseDigest, "office/choose-digest"),
  stopDigest: route(stopDigest, "office/stop-digest"),
  listInbox: {
    ...route(listInbox, "office/list-inbox"),
    tableActions: [...staffActions, "Query", "BatchGetItem"],
    indexes: ["inbox"],
  },
  getRecord: {
    ...route(getRecord, "office/get-record"),
    tableActions: [...staffActions, "Query", "BatchGetItem"],
  },
  changeRecord: {
    ...route(changeRecord, "office/change-record"),
    tableActions: [...staffActions, "Query", "BatchGetItem"],
    needs: ["visitorHash", "mail", "webhook"],
  },
  addPhoto: {
    ...route(addPhoto, "office/add-photo"),
    tableActions: [...staffActions, "Query", "BatchGetItem"],
  },
  getPhoto: route(getPhoto, "office/get-photo"),
  exportRecords: {
    ...route(exportRecords, "office/export-records"),
    timeout: personTimeout,
    tableActions: [...staffActions, "Query", "BatchGetItem"],
    indexes: ["inbox"],
  },
  getFigures: {
    ...route(getFigures, "office/get-figures"),
    timeout: personTimeout,
    tableActions: [...staffActions, "Query"],
  },
  listChats: {
    ...route(listChats, "office/list-chats"),
    tableActions: [...staffActions, "Query", "BatchGetItem"],
  },
  getChat: {
    ...route(getChat, "office/get-chat"),
    tableActions: [...staffActions, "Query"],
    indexes: ["gsi2"],
  },
  listPatterns: { ...route(listPatterns, "office/list-patterns"), indexes: ["gsi2"] },
  reviewPattern: { ...route(reviewPattern, "office/review-pattern"), indexes: ["gsi2"] },
  tryPattern: { ...route(tryPattern, "office/try-pattern"), indexes: ["gsi2"] },
  getGiveaway: {
    ...route(getGiveaway, "office/get-giveaway"),
    timeout: personTimeout,
    tableActions: [...staffActions, "Query", "BatchGetItem"],
  },
  judgeEntry: route(judgeEntry, "office/judge-entry"),
  saveWinnersRequest: {
    ...route(saveWinnersRequest, "office/save-winners-request"),
    tableActions: [...staffActions, "Query", "BatchGetItem", "DeleteItem"],
  },
  drawGiveaway: {
    ...route(drawGiveaway, "office/draw-giveaway"),
    timeout: personTimeout,
    tableActions: [...staffActions, "Query", "Scan"],
  },
  getCompany: route(getCompany, "office/get-company"),
  saveCompany: route(saveCompany, "office/save-company"),
  saveMember: route(saveMember, "office/save-member"),
  removeMember: {
    ...route(removeMember, "office/remove-member"),
    tableActions: [...staffActions, "DeleteItem"],
    indexes: ["gsi1"],
  },
  findPerson: {
    ...route(findPerson, "office/find-person"),
    timeout: personTimeout,
    tableActions: [...staffActions, "Query", "BatchGetItem"],
    indexes: ["gsi2"],
  },
  deletePerson: {
    ...route(deletePerson, "office/delete-person"),
    timeout: personTimeout,
    tableActions: [...staffActions, "Query", "BatchGetItem", "DeleteItem"],
    indexes: ["gsi2"],
  },
  listAudit: { ...route(listAudit, "office/list-audit"), tableActions: [...staffActions, "Query"] },
} as const satisfies Record<string, OfficeRoute>;
