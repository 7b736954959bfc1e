import { roleNames } from "@site/core/office/auth/roles";
import { wholeChatId } from "@site/core/office/chats/read-chats";
import { allRecords } from "@site/core/record-registry";
import * as audit from "./audit.ts";
import * as blazeo from "./blazeo.ts";
import * as chats from "./chats.ts";
import type { CommandSpec } from "./cli/command.ts";
import { UsageError } from "./cli/command.ts";
import { pageSize } from "./cli/output.ts";
import * as giveaway from "./giveaway.ts";
import * as patterns from "./patterns.ts";
import * as person from "./person.ts";
import { recordCommands } from "./record-commands.ts";
import { fillTable, indexTable, rebuildLists } from "./recovery.ts";
import * as redrive from "./redrive.ts";
import * as reviews from "./reviews.ts";
import * as sample from "./sample/sample.ts";
import * as staff from "./staff.ts";

const aPerson = {
  "--email ADDRESS": "their address",
  "--phone NUMBER": "their number, in any spelling",
  "--name NAME": "which one, when several people share it",
};
const lastOwner = { "--last-owner": "also when no owner is left, and nobody adds people in the office" };

const others: CommandSpec[] = [
  {
    name: "entries set-status",
    about: "refused: an entry has no status",
    takes: "[ID] [STATUS]",
    async run() {
      throw new UsageError("An entry has no status: who wins is decided by the rules alone, see `giveaway draw`.");
    },
  },
  {
    name: "reviews list",
    about: "the reviews, newest first",
    options: { "--person NAME": "only those about this person of the company" },
    run: reviews.list,
  },
  {
    name: "reviews import",
    about: "adds new reviews and brings known ones up to date: a JSON list, or one JSON record a line",
    takes: "FILE",
    run: reviews.importFile,
  },
  {
    name: "chats list",
    about: "the chats with the assistant, the latest first",
    options: { "--limit N": `how many on a page, ${pageSize} unless said`, "--page N": "which page" },
    run: chats.list,
  },
  {
    name: "chats show",
    about: "one chat word for word; the beginning of its id is enough",
    takes: "ID",
    wholeId: wholeChatId,
    run: chats.show,
  },
  {
    name: "chats unanswered",
    about:
      "questions that the assistant had no answer to, by how many chats asked them, each with one chat's id. " +
      "Two ways to have them answered: a phrase in packages/assistant/src/understanding/phrases, or a written answer " +
      "by `blazeo import` and `patterns approve`; docs/runbook.md has both step by step",
    options: { "--days N": "only of chats that began in the last days, all that are kept unless said" },
    run: chats.unanswered,
  },
  {
    name: "chats report",
    about: "how the chats went: who wrote, what led to a lead, what was asked first, what got no answer",
    options: { "--days N": "how many days back, 30 unless said" },
    run: chats.report,
  },
  {
    name: "giveaway draw",
    about:
      "draws the winner, from the time of the drawing on, enters it into the office's list and writes what is needed to " +
      "repeat and check the draw",
    options: {
      "--seed TEXT": "any text, published before the draw",
      "--genuine IDS": "held entries that a visitor sent, separated by commas: they take part",
      "--automated IDS": "held entries that nobody sent, separated by commas: they are left out",
      "--include-outside-window": "count entries outside the entry period too",
      "--rehearse": "show how it would go: no winner is named, and only the audit file is kept",
      "--out FILE": "where the audit file goes, a new one",
    },
    run: giveaway.draw,
  },
  {
    name: "person export",
    about: "the records of a person, as JSON to be handed to them",
    options: { ...aPerson, "--out FILE": "a file that only you can read, instead of the screen" },
    run: person.exportPerson,
  },
  {
    name: "person delete",
    about: "shows what is stored about a person, and deletes it with --yes",
    options: {
      ...aPerson,
      "--others": "also what somebody else sent that names them",
      "--yes": "really delete it",
    },
    run: person.deletePerson,
  },
  {
    name: "audit list",
    about: "who read or changed personal data in a month, this one unless said",
    takes: "[YYYY-MM]",
    run: audit.list,
  },
  {
    name: "staff add",
    about: "lets somebody use the office, or gives them another name or role",
    options: {
      "--email ADDRESS": "where their codes go",
      "--name NAME": "their name",
      "--role ROLE": `one of ${roleNames.join(", ")}`,
      ...lastOwner,
    },
    run: staff.add,
  },
  { name: "staff list", about: "who may use the office", run: staff.list },
  {
    name: "staff remove",
    about: "takes the office away from somebody, at once",
    options: { "--email ADDRESS": "their address", ...lastOwner },
    run: staff.remove,
  },
  {
    name: "staff sessions",
    about: "where somebody is signed in; --yes signs them out everywhere",
    options: { "--email ADDRESS": "their address", "--yes": "sign them out" },
    run: staff.sessions,
  },
  {
    name: "search rebuild",
    about: "enters every record into the office's lists and its search",
    run: rebuildLists,
  },
  {
    name: "sample fill",
    about: "adds an invented month of leads, marked as samples; nobody is written to",
    options: { "--leads N": "how many, 200 unless said" },
    run: sample.fill,
  },
  { name: "sample clear", about: "takes every sample record away", run: sample.clear },
  {
    name: "redrive notices",
    about: "sends the emails that still wait",
    run: redrive.notices,
  },
  {
    name: "redrive parked",
    about: "stores the records that were parked too long",
    run: redrive.parked,
  },
  {
    name: "table fill",
    about: "copies what is missing from a table that was restored under another name",
    options: { "--from TABLE": "the restored table" },
    run: fillTable,
  },
  {
    name: "table index",
    about: "enters rows that wait for emails and were written before there was an index of them",
    run: indexTable,
  },
  {
    name: "blazeo import",
    about: "imports chats of the former provider, JSON lines",
    takes: "FILE",
    run: blazeo.importFile,
  },
  { name: "blazeo show", about: "one imported chat", takes: "ID", run: blazeo.show },
  {
    name: "blazeo remove",
    about: "deletes imported chats with their patterns",
    takes: "ID...",
    run: blazeo.remove,
  },
  {
    name: "patterns list",
    about: "questions with answers, those that wait for review unless said",
    options: { "--status STATUS": "one of pending, approved, rejected" },
    run: patterns.list,
  },
  {
    name: "patterns approve",
    about: "lets the assistant use them",
    takes: "ID...",
    run: patterns.approve,
  },
  {
    name: "patterns reject",
    about: "keeps the assistant from using them",
    takes: "ID...",
    run: patterns.reject,
  },
];

const names = new Set(others.map(({ name }) => name));

/** Every command: those of each kind of record, and what only one of them needs. */
export const commands: CommandSpec[] = [
  ...allRecords.flatMap(recordCommands).filter(({ name }) => !names.has(name)),
  ...others,
];
