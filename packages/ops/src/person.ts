import type { Context } from "@site/core/context";
import { PersonQuery } from "@site/core/office/privacy-contract";
import { deleteRecords } from "@site/core/privacy/delete-records";
import { excludeThirdParties } from "@site/core/privacy/exclude-third-parties";
import { exportPerson as getFile, summarizeRecords } from "@site/core/privacy/export-person";
import { findRecordsByScan, type PersonRecords } from "@site/core/privacy/find-records-by-scan";
import { type FoundPerson, peopleIn } from "@site/core/privacy/people-in";
import { type Command, type Options, UsageError } from "./cli/command.ts";
import { printJson, writePrivate } from "./cli/output.ts";

const usage = "usage: person export|delete [--email ADDRESS] [--phone NUMBER] [--name NAME] [--out FILE] [--yes]";

async function findRecords(context: Context, { email, phone }: Options): Promise<PersonRecords> {
  if (!email && !phone) throw new UsageError(usage);
  const { data, error } = PersonQuery.safeParse({ email, phone });
  if (!data) throw new UsageError(error.issues.map(({ message }) => `${message}.`).join(" "));
  return findRecordsByScan(context, data);
}

/** Ids of what stays because it belongs to others of the household than the one who was named.
 * @throws UsageError several people were found and none is named */
function listKeptIds(records: PersonRecords, options: Options): string[] {
  const people = peopleIn(records, options);
  const isNamed = ({ name }: FoundPerson) => name.toLowerCase() === options.name?.trim().toLowerCase();
  if (people.length < 2 && !options.name) return [];
  if (people.some(isNamed)) return people.filter((each) => !isNamed(each)).flatMap(({ ids }) => ids);
  const lines = people.map(
    ({ name, email, ids: { length } }) => `${name || "no name"}${email ? `, ${email}` : ""}: ${length}`,
  );
  throw new UsageError(`several people; say whose records with --name NAME:\n${lines.join("\n")}`);
}

export const exportPerson: Command = async (context, options) => {
  const records = await findRecords(context, options);
  const file = await getFile(context, records, options, listKeptIds(records, options));
  if (!options.out) return console.log(file);
  await writePrivate(options.out, `${file}\n`);
  console.error(`${JSON.parse(file).records.length} records written to ${options.out}`);
};

export const deletePerson: Command = async (context, options) => {
  const records = await findRecords(context, options);
  const found = summarizeRecords(records, options);
  const excluded = listKeptIds(records, options);
  const others = options.others ? found.flatMap(({ id, isOfOther }) => (isOfOther ? [id] : [])) : [];
  const going = excludeThirdParties(records, options, { others, kept: excluded });
  const count = going.rows.length + going.conversations.length;
  for (const id of records.unreadable) console.error(`the imported conversation ${id} is damaged: look at it by hand`);
  if (options.yes) await deleteRecords(context, going);
  if (options.json) return printJson({ isDeleted: Boolean(options.yes), records: found });
  console.table(found);
  if (found.length === 0) return console.log("nothing is stored about this person");
  console.log(options.yes ? `${count} deleted` : `${count} found; add --yes to delete them`);
  if (count < found.length)
    console.log(
      `${found.length - count} of others, which name this person or share the number, stay; --others deletes the first`,
    );
};
