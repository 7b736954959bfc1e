import { chakra } from "@chakra-ui/react/styled-system";
import type { FormFields } from "@site/core/contract/form";
import type { AskedAction, RequestView } from "@site/core/request-page/options";
import { calendarFile, requestPath } from "@site/core/site/pages";
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
  const { token, visit, canceled, windows } = view;
  const values = Object.fromEntries(
    windows.flatMap(({ id, place }) => (place === undefined ? [] : [[names[place] ?? "", id]])),
  );
  const isWished = Object.keys(values).length > 0;
  return (
    <>
      {visit && (
        <p>
          {visit.state === "booked" ? "We come on " : "Does this suit you? "}
          <strong>{visit.text}</strong>
          {visit.state === "booked" && (
            <>
              .{" "}
              <chakra.a href={requestPath(token, calendarFile)} textDecoration="underline" fontWeight="semibold">
                Add it to your calendar
              </chakra.a>
            </>
          )}
        </p>
      )}
      {canceled && !visit && (
        <p>
          Nobody comes on <strong>{canceled}</strong> any more.{" "}
          <chakra.a href={requestPath(token, calendarFile)} textDecoration="underline" fontWeight="semibold">
            Take it out of your calendar
          </chakra.a>
        </p>
      )}
      {visit?.state === "proposed" && (
        <ActionForm
          token={token}
          asked={asked}
          action="accept"
          label="Accept the time"
          submitLabel="Yes, book it"
          variant="action"
        />
      )}
      <ActionForm
        token={token}
        values={values}
        asked={asked}
        action="times"
        label="Choose times"
        fields={getFields(windows)}
        submitLabel={visit || isWished ? "Ask for these times" : "Send these times"}
      >
        {isWished && <p>We have these times from you. You can choose others, until we confirm one.</p>}
        {visit && !isWished && (
          <p>
            {visit.state === "booked"
              ? "Another time? Your booked time stays yours until we confirm another one."
              : "Or choose others."}
          </p>
        )}
      </ActionForm>
    </>
  );
}
