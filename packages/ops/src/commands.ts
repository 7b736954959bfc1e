/** What the command line said. */
export interface Options {
  /** Folder of the local store; the audit files of draws go there too. */
  dataDir: string;
  json: boolean;
  stage?: string | undefined;
  status?: string | undefined;
  /** True: only what looks automated; false (--no-spam): only what does not; absent: both. */
  spam?: boolean | undefined;
  /** File to write to. */
  out?: string | undefined;
  person?: string | undefined;
  seed?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** Name of a table to read from. */
  from?: string | undefined;
  /** Really do what can't be undone. */
  yes?: boolean | undefined;
  "include-outside-window"?: boolean | undefined;
}

export type Command = (options: Options, names: string[]) => Promise<void>;

export const usage = `usage: npm run ops -- <command> [--json] [--stage NAME]

  leads list [--status new|contacted|qualified|closed] [--spam|--no-spam]
  leads show ID
  leads export [--status STATUS] [--spam|--no-spam] [--out FILE]
  leads set-status ID contacted|qualified|closed

  applications list [--status new|reviewed|interview|hired|rejected] [--spam|--no-spam]
  applications show ID
  applications export [--status STATUS] [--spam|--no-spam] [--out FILE]
  applications set-status ID reviewed|interview|hired|rejected

  entries list [--spam|--no-spam]
  entries show ID
  entries export [--spam|--no-spam] [--out FILE]

  reviews list [--person NAME]
  reviews import FILE

  giveaway draw --seed TEXT [--include-outside-window] [--out FILE]

  person export [--email ADDRESS] [--phone NUMBER] [--out FILE]
  person delete [--email ADDRESS] [--phone NUMBER] [--yes]

  audit list [YYYY-MM]

  redrive notices
  redrive parked
  table fill --from TABLE
  table index

  blazeo import FILE
  blazeo show ID
  blazeo remove ID...

  patterns list [--status pending|approved|rejected]
  patterns approve ID...
  patterns reject ID...

Without --stage it reads the local store (DATA_DIR, default .data), whether the server runs or not;
with --stage the table of that stage, with your AWS credentials. Exports are CSV, or JSON with --json.
Who reads or exports personal data is noted; audit list shows it.`;

const leads = () => import("./leads.ts");
const applications = () => import("./applications.ts");
const reviews = () => import("./reviews.ts");
const entries = () => import("./entries.ts");
const person = () => import("./person.ts");
const redrive = () => import("./redrive.ts");
const blazeo = () => import("./blazeo.ts");
const patterns = () => import("./patterns.ts");

/** Commands by name. Each loads its modules late: core reads the store's address when it is first imported. */
export const commands: Record<string, () => Promise<Command>> = {
  "leads list": async () => (await leads()).list,
  "leads show": async () => (await leads()).show,
  "leads export": async () => (await leads()).exportAll,
  "leads set-status": async () => (await leads()).setStatus,
  "applications list": async () => (await applications()).list,
  "applications show": async () => (await applications()).show,
  "applications export": async () => (await applications()).exportAll,
  "applications set-status": async () => (await applications()).setStatus,
  "entries list": async () => (await entries()).list,
  "entries show": async () => (await entries()).show,
  "entries export": async () => (await entries()).exportAll,
  "entries set-status": async () => (await entries()).setStatus,
  "reviews list": async () => (await reviews()).list,
  "reviews import": async () => (await reviews()).importFile,
  "giveaway draw": async () => (await import("./giveaway.ts")).draw,
  "person export": async () => (await person()).exportPerson,
  "person delete": async () => (await person()).deletePerson,
  "audit list": async () => (await import("./audit.ts")).list,
  "table fill": async () => (await import("./table.ts")).fill,
  "table index": async () => (await import("./table.ts")).index,
  "redrive notices": async () => (await redrive()).notices,
  "redrive parked": async () => (await redrive()).parked,
  "blazeo import": async () => (await blazeo()).importFile,
  "blazeo show": async () => (await blazeo()).show,
  "blazeo remove": async () => (await blazeo()).remove,
  "patterns list": async () => (await patterns()).list,
  "patterns approve": async () => (await patterns()).approve,
  "patterns reject": async () => (await patterns()).reject,
};

/** Commands that show or write out what visitors told us. */
export const showsPersonalData: ReadonlySet<string> = new Set([
  ...["leads", "applications", "entries"].flatMap((noun) => [`${noun} list`, `${noun} show`, `${noun} export`]),
  "giveaway draw",
  "person export",
  "blazeo show",
]);
