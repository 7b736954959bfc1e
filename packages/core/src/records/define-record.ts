import type { CreateEntityItem, EntityItem } from "electrodb";
import type * as z from "zod";
import type { RecordNoun } from "../business/retention.ts";
import type { Allowed, Consenting } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import type { Submission } from "../contract/submission.ts";
import type { MailTexts } from "../email/mail.ts";
import type { Store } from "../store/create-store.ts";
import type { AnyEntity } from "../store/define-entity.ts";
import type { Facts, NotifyState, RecordFields, SentNotices, StatusChange } from "./record-fields.ts";
import type { MayHaveVisit } from "./stored-visit.ts";
import type { VisitorChange } from "./visitor-change.ts";

export interface Notices {
  /** By name, which keeps a mail from being sent twice; undefined when there is nobody to send it to. */
  staff?: MailTexts<Allowed<"mail">>;
  /** To an address or a number of which the ledger of consent is asked before. */
  visitor?: MailTexts;
  text?: string;
  repeatOf?: string;
}

/** Said of an accepted field that is kept nowhere on purpose. */
const notStored = false;

/** What a form or an import sends, and where a field goes that is stored under another name. */
export interface AcceptedForm {
  schema: z.ZodType;
  storedAs?: Record<string, string | typeof notStored>;
}

type RequestOf<A extends AcceptedForm> = z.output<A["schema"]>;

export type StoredName<A extends AcceptedForm, Name> = Name extends keyof A["storedAs"]
  ? A["storedAs"][Name] & string
  : Name & string;

type StoredNames<A extends AcceptedForm> = StoredName<A, Exclude<keyof RequestOf<A>, keyof Submission>>;

/** The attributes that the forms of a record fill. */
export type AcceptedNames<R extends { accepts: Record<string, AcceptedForm> }> = {
  [Form in keyof R["accepts"]]: StoredNames<R["accepts"][Form]>;
}[keyof R["accepts"]];

/** Accepted fields that have no attribute of their name which takes their values. */
type UnmappedFields<Request, New> = {
  [Name in Exclude<keyof Request, keyof Submission>]: Name extends keyof New
    ? Exclude<Request[Name], ""> extends New[Name] | undefined
      ? never
      : Name
    : Name;
}[Exclude<keyof Request, keyof Submission>];

type MappedFields<A extends AcceptedForm, New> = [UnmappedFields<RequestOf<A>, New>] extends [never]
  ? unknown
  : { storedAs: { [Name in UnmappedFields<RequestOf<A>, New>]: (keyof New & string) | typeof notStored } };

type StatusIn<E extends AnyEntity> = EntityItem<E> extends { status?: infer Status extends string } ? Status : never;

/** A query or a scan, page by page; ElectroDB's chains are such. */
interface Pages<Row> {
  go(options: { cursor?: string | null }): Promise<{ data: Row[]; cursor: string | null }>;
}

/** A kind of record, declared once. What is done with records of every kind reads this and nothing else. */
export interface RecordDefinition<
  Kind extends string,
  Noun extends RecordNoun,
  E extends AnyEntity,
  F extends RecordFields,
  A extends Record<string, AcceptedForm>,
  Status extends string,
> {
  /** Name of its entity: part of its keys, of stream events and of queued records. */
  kind: Kind;
  /** Several of them, as on the command line: "leads". How long they are kept stands under this name (business/retention.ts). */
  noun: Noun;
  /** Names the id in a mail: "Lead". */
  idLabel: string;
  fields: F & Record<keyof EntityItem<E>, unknown>;
  entity: (store: Store) => E;
  /** By name of the form or import; a field that is accepted and has no attribute does not compile. */
  accepts: A & { [Name in keyof A]: MappedFields<A[Name], CreateEntityItem<E>> };
  /** Where a status may go from here, for records that staff work through: every status that the entity takes. */
  transitions?: Record<Status, readonly NoInfer<Status>[]> & Record<StatusIn<E>, readonly StatusIn<E>[]>;
  /** Statuses in which nothing is left to do; those that lead nowhere unless stated. */
  done?: readonly NoInfer<Status>[];
  /** The status of what its visitor takes back; without one it is left out of the drawing. */
  withdrawnStatus?: NoInfer<Status>;
  /** Not for everybody on the staff: applications for a job. */
  isConfidential?: true;
  /** Whoever sends one is promised an answer within the company's `answerTime`. */
  hasResponseSla?: true;
  /** What a record is, for the office's lists; its `idLabel` unless stated. */
  formatTitle?(row: EntityItem<E>): string;
  /** Its key, when that is not the id. */
  buildKey?(id: string): object;
  /** Attributes beside the status of which its index's key is made. */
  buildIndexKey?(id: string): object;
  /** The reads that together find all of them, or those of one status. @param prefix may narrow them to ids that begin so */
  reads(store: Store, status: Status | undefined, prefix?: string): Pages<EntityItem<E>>[];
  isOldestFirst?: true;
  /** Never listed and told to no CRM, such as our own tests. */
  isHidden?(row: EntityItem<E>): boolean;
  /** Fields that come before the rest in a mail to the staff. */
  mailFirst?: readonly (keyof F & string)[];
  /** What has to be sent about a stored record. @param facts what a mail to the staff says of it */
  notices?(context: Context, row: EntityItem<E>, facts: Facts): Notices | Promise<Notices>;
  /** The staff hears of it by the sweeper's digest. */
  hasDigest?: true;
}

/** Declares a kind of record. Does not compile when an accepted field is stored nowhere, or an attribute of the entity
 * is no declared field. */
export const defineRecord = <
  const Kind extends string,
  const Noun extends RecordNoun,
  E extends AnyEntity,
  const F extends RecordFields,
  const A extends Record<string, AcceptedForm>,
  Status extends string = never,
>(
  definition: RecordDefinition<Kind, Noun, E, F, A, Status>,
) => definition;

/** A row of any kind, as what is done with every kind reads it. */
export interface RecordRow extends Consenting, MayHaveVisit {
  status?: string;
  history?: StatusChange[];
  spam?: boolean;
  expiresAt?: number;
  version?: number;
  assignee?: string;
  snoozedUntil?: string;
  releasedAt?: string;
  repliedAt?: string;
  unreadSince?: string;
  visitorChanges?: VisitorChange[];
  visitorNews?: number;
  linkHash?: string;
  linkVersion?: number;
  [field: string]: unknown;
  notifyState?: NotifyState;
  notices?: SentNotices;
}

interface EntityAnswer {
  data: RecordRow | null;
}

/** ElectroDB's entity of any kind, as far as it is used. */
interface RecordEntity {
  create(item: object): { params(): unknown };
  get(key: object): { params(): unknown; go(options: { consistent: true }): Promise<EntityAnswer> };
  parse(row: { Item: object }): EntityAnswer;
  patch(key: object): RecordPatch;
}

interface RecordPatch {
  set(values: object): this;
  remove(names: readonly string[]): this;
  composite(values: object): this;
  append(values: { history: StatusChange[] }): this;
  where(condition: (row: Record<GuardedAttribute, unknown>, is: Comparisons) => string): this;
  go(): Promise<unknown>;
}

type GuardedAttribute = "version" | "status" | "notifyState" | "notifiedAt";

export type Comparisons = Record<"eq" | "notExists", (...values: unknown[]) => string>;

export interface AnyRecord
  extends Omit<
    RecordDefinition<string, RecordNoun, AnyEntity, RecordFields, Record<string, AcceptedForm>, string>,
    "fields" | "entity" | "reads"
  > {
  fields: RecordFields;
  entity: (store: Store) => unknown;
  reads(store: Store, status: string | undefined, prefix?: string): Pages<RecordRow>[];
}

/** ElectroDB's types follow each entity's attributes; what is done with every kind knows only what all of them have. */
export const getEntity = ({ entity }: Pick<AnyRecord, "entity">, store: Store) => entity(store) as RecordEntity;

type EntityOf<R extends AnyRecord> = Extract<ReturnType<R["entity"]>, AnyEntity>;
export type StoredRecord<R extends AnyRecord> = [EntityOf<R>] extends [never] ? RecordRow : EntityItem<EntityOf<R>>;
/** A record to be, under an id that is known already. */
export type NewOf<R extends AnyRecord> = CreateEntityItem<EntityOf<R>> & { id: string };
export type StatusOf<R extends AnyRecord> = keyof NonNullable<R["transitions"]> & string;
