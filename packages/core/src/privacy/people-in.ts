import type { TableRow } from "../store/iterate-items.ts";
import { entityNames } from "../store/table.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import { excludeThirdParties } from "./exclude-third-parties.ts";
import { collectDefined, findChatId, type PersonRecords } from "./find-records-by-scan.ts";
import type { Person } from "./matches-subject.ts";

/** One of the people to whom the rows found by an address or a number belong. */
export interface FoundPerson {
  /** Empty where nobody gave one. */
  name: string;
  email?: string;
  /** Ids of their records, chats and imported chats. */
  ids: string[];
}

const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const getName = (row: TableRow): string => getNonEmptyString(row.name) ?? getNonEmptyString(row.userName) ?? "";
const getEmail = (row: TableRow): string | undefined => getNonEmptyString(row.email)?.toLowerCase() || undefined;

/** Kinds of rows that say themselves whose they are; events, words and messages belong to one of these. */
const kinds: readonly string[] = [
  entityNames.lead,
  entityNames.entry,
  entityNames.application,
  entityNames.chatSession,
  entityNames.winnersRequest,
];

interface Group extends FoundPerson {
  chats: Set<string>;
}

function isSame(group: Group, row: TableRow): boolean {
  const [name, other, email] = [plainName(getName(row)), plainName(group.name), getEmail(row)];
  if (group.chats.has(findChatId(row) ?? "")) return true;
  if (name && other) return name === other && (!email || !group.email || email === group.email);
  return email !== undefined && email === group.email;
}

/** Groups what was found by person: a landline or an address may be shared by a household of which one asks. Two names
 * count as two people, and so does one name with two addresses: whoever deletes chooses. */
export function peopleIn(found: PersonRecords, person: Person): FoundPerson[] {
  const groups: Group[] = [];
  const rows = excludeThirdParties(found, person).rows.filter(({ __edb_e__ }) => kinds.includes(__edb_e__));
  const telling = (row: TableRow): number => Number(Boolean(getEmail(row))) + 2 * Number(Boolean(getName(row)));
  for (const row of rows.toSorted((a, b) => telling(b) - telling(a))) {
    const alike = groups.filter((group) => isSame(group, row));
    const [name, email, id] = [getName(row), getEmail(row), String(row.id)];
    const group = alike.length === 1 ? alike[0] : undefined;
    if (!group) groups.push({ name, ...(email ? { email } : {}), ids: [id], chats: collectDefined([findChatId(row)]) });
    else {
      group.ids.push(id);
      group.name ||= name;
      if (email) group.email ??= email;
      for (const chat of collectDefined([findChatId(row)])) group.chats.add(chat);
    }
  }
  const imported = found.conversations.map((id) => ({ name: "", ids: [id] }));
  return [...groups.map(({ chats, ...each }) => each), ...imported];
}
