import type { FormFields } from "@site/core/contract/form";
import type { AskedAction, RequestView } from "@site/core/request-page/options";
import { calendarFile, requestPath } from "@site/core/site/pages";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { ActionForm } from "./action-form.tsx";

const names = ["first", "second", "third"] as const;
const labels = { first: "What suits you best?", second: "Or", third: "Or" } as const;

function getFields(windows: NonNullable<RequestView["windows"]>): FormFields {
  const options = Object.fromEntries(windows.map(({ id, text }) => [id, text]));
  const field = (name: (typeof names)[number]) =>
    ({
      kind: "select",
      label: labels[name],
      noun: `${name} choice`,
      isRequired: name === "first",
      options,
      message: "Please choose a time",
    }) as const;
  return Object.fromEntries(names.map((name) => [name, field(name)]));
}

interface VisitTimesProps {
  view: RequestView & { windows: NonNullable<RequestView["windows"]> };
  asked: AskedAction | undefined;
}

/** The visit: what is agreed or proposed, and up to three times that suit. */
export function VisitTimes({ view, asked }: VisitTimesProps) {
  const { token, visit, proposals, canceled, windows } = view;
  const values = Object.fromEntries(
    windows.flatMap(({ id, place }) => (place === undefined ? [] : [[names[place] ?? "", id]])),
  );
  const form = { token, values, asked };
  const isWished = Object.keys(values).length > 0;
  return (
    <>
      {visit && (
        <p>
          We come on <strong>{visit}</strong>.{" "}
          <Anchor href={requestPath(token, calendarFile)} fontWeight="semibold">
            Add it to your calendar
          </Anchor>
        </p>
      )}
      {canceled && !visit && (
        <p>
          Nobody comes on <strong>{canceled}</strong> any more.{" "}
          <Anchor href={requestPath(token, calendarFile)} fontWeight="semibold">
            Take it out of your calendar
          </Anchor>
        </p>
      )}
      {proposals && (
        <>
          <ActionForm
            {...form}
            action="accept"
            submitLabel="Accept a time"
            choices={proposals.map(({ id, text }) => ({ id, label: `Yes, ${text}` }))}
            variant="action"
          >
            <p>
              {visit
                ? "We suggest another time. Your booked time stays yours until you accept another one."
                : `Does ${proposals.length > 1 ? "one of these times" : "this time"} suit you?`}
            </p>
          </ActionForm>
          <ActionForm
            {...form}
            action="decline"
            submitLabel={visit ? "No, keep the booked time" : "No, please suggest others"}
            variant="outline"
          />
        </>
      )}
      <ActionForm
        {...form}
        action="times"
        label="Choose times"
        fields={getFields(windows)}
        submitLabel={visit || isWished ? "Ask for these times" : "Send these times"}
      >
        {isWished && <p>We have these times from you. You can choose others, until we confirm one.</p>}
        {proposals && !isWished && <p>Or choose other times.</p>}
        {visit && !proposals && !isWished && (
          <p>Another time? Your booked time stays yours until we confirm another one.</p>
        )}
      </ActionForm>
    </>
  );
}
