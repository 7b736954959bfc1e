import type * as z from "zod";
import type { Context } from "../context.ts";
import type { Accepted } from "../contract/fields.ts";
import type { Submission } from "../contract/submission.ts";
import type { AcceptedForm, AnyRecord, NewOf } from "./define-record.ts";
import { type Arrival, type Details, newRecord } from "./new-record.ts";
import { storeOrPark } from "./store-record.ts";

type FormOf<R extends AnyRecord, Name extends keyof R["accepts"]> = R["accepts"][Name] & AcceptedForm;
type Filled<A extends AcceptedForm> = Details<A> & ReturnType<typeof newRecord>["common"];

type RequiredNames<T> = { [Name in keyof T]-?: object extends Pick<T, Name> ? never : Name }[keyof T];

/** Names the attributes that a record can't be without and its form does not bring. */
type Complete<R extends AnyRecord, A extends AcceptedForm> =
  Filled<A> extends NewOf<R> ? unknown : { theFormLacks: Exclude<RequiredNames<NewOf<R>>, RequiredNames<Filled<A>>> };

/** The use-case of a form that is stored as it was filled in. Does not compile when the record needs more than the form
 * brings.
 * @param form its name in the record's declaration
 * @returns stores a request; throws AppError mismatch (422), unavailable (503) when nothing could keep it */
export const receive =
  <R extends AnyRecord, Name extends keyof R["accepts"] & string>(
    record: R,
    form: Name & Complete<R, FormOf<R, Name>>,
  ) =>
  (
    context: Context,
    request: z.output<FormOf<R, Name>["schema"]> & Submission,
    arrival: Arrival,
  ): Promise<Accepted> => {
    const { details, common } = newRecord(context, record.accepts[form] as FormOf<R, Name>, request, arrival);
    // `Complete` has compared the two, which a generic body can't.
    return storeOrPark(context, record, { ...details, ...common } as unknown as NewOf<R>);
  };
