// Each of these forgets one thing and must not compile. `tsc -b` fails when one of them does; what the compiler says
// is held by tests/infra/contributing.test.ts.
import type { Context } from "@site/core/context";
import { type AcceptedNames, defineRecord } from "@site/core/records/define-record";
import {
  buildAttributes,
  common,
  defineFields,
  line,
  requiredLine,
  statusField,
} from "@site/core/records/record-fields";
import { saveOrEnqueue } from "@site/core/records/save-or-enqueue";
import { defineEntity } from "@site/core/store/define-entity";
import { primaryKey } from "@site/core/store/table";
import * as z from "zod";

declare const context: Context;

const byId = primaryKey(["id"], []);

const name = { stored: requiredLine, label: "Name", personal: true } as const;
const fields = defineFields({
  id: common.id,
  name,
  notes: { stored: line, label: "Notes", personal: true },
  status: statusField({ open: ["done"], done: [] }),
  createdAt: common.createdAt,
});
const entity = defineEntity("visit", {
  attributes: buildAttributes(fields),
  indexes: { byId },
});
const roofed = defineEntity("visit", {
  attributes: { ...buildAttributes(fields), roof: requiredLine },
  indexes: { byId },
});
const schema = z.object({ name: z.string() });
const visit = {
  kind: "visit",
  noun: "leads",
  idLabel: "Visit",
  fields,
  entity,
  accepts: { visit: { schema } },
  transitions: { open: ["done"], done: [] },
  reads: () => [],
} as const;

defineRecord(visit);

// @ts-expect-error accepted and not stored: '{ storedAs: { roof:
defineRecord({ ...visit, accepts: { visit: { schema: z.object({ name: z.string(), roof: z.string() }) } } });

// @ts-expect-error stored in another type than accepted: '{ storedAs: { name:
defineRecord({ ...visit, accepts: { visit: { schema: z.object({ name: z.number() }) } } });

// @ts-expect-error stored and not shown: Property 'label' is missing
defineFields({ roof: { stored: requiredLine } });

// @ts-expect-error shown and not labelled: Property 'label' is missing
defineFields({ roof: { stored: requiredLine, list: true } });

// @ts-expect-error an attribute that is no field: Property 'roof' is missing
defineRecord({ ...visit, entity: roofed });

// @ts-expect-error a status without a transition: Property 'done' is missing
defineRecord({ ...visit, transitions: { open: ["open"] } });

// @ts-expect-error a transition to no status: '"lost"' is not assignable
defineRecord({ ...visit, transitions: { open: ["lost"], done: [] } });

// @ts-expect-error a kind without retention: '"visits"' is not assignable
defineRecord({ ...visit, noun: "visits" });

// @ts-expect-error a form that lacks what the record needs: Property 'name' is missing
void saveOrEnqueue(context, defineRecord(visit), { id: "", notes: "" });

const renamed = defineRecord({ ...visit, accepts: { visit: { schema, storedAs: { name: "notes" } } } });

// @ts-expect-error what a visitor's page is to show, by the attribute's name: Property 'notes' is missing
({}) satisfies Record<AcceptedNames<typeof renamed>, string>;
