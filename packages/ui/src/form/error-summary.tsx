import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { Anchor } from "../components/text-link.tsx";
import { ErrorBox } from "./failure-alert.tsx";

interface ErrorSummaryProps {
  idPrefix: string;
  /** Name of a field -> the same words as under the field, in the order of the form. */
  errors: Partial<Record<string, string>>;
  /** Counts failed attempts: each one moves focus here again. */
  attempt: number;
  title?: string;
}

/** What a form that was posted without script leads to when it is refused. */
export const problemId = "problem";

const errorTitle = "Error: ";

/** What went wrong, above the form, with a link to each field; the page's title says that something did. */
export function ErrorSummary({ errors, attempt, idPrefix, title = "There is a problem" }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const entries = Object.entries(errors);
  const hasErrors = entries.length > 0;
  useEffect(() => {
    if (!hasErrors) return;
    if (!document.title.startsWith(errorTitle)) document.title = errorTitle + document.title;
    return () => {
      document.title = document.title.replace(errorTitle, "");
    };
  }, [hasErrors]);
  if (!hasErrors) return null;
  return (
    <ErrorBox ref={box} id={problemId} tabIndex={-1} p="5">
      <chakra.div role="alert">
        <chakra.h2 textStyle="h4" color="error">
          {title}
        </chakra.h2>
        <chakra.ul mt="2" display="grid" gap="1" listStyleType="none">
          {entries.map(([id, message]) => (
            <li key={id}>
              <Anchor
                href={`#${idPrefix}${id}`}
                color="error"
                fontWeight="semibold"
                onClick={(event) => focusField(event, idPrefix + id)}
              >
                {message}
              </Anchor>
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </ErrorBox>
  );
}

/** Following the link would also put the field's name in the address; focusing it does not. */
function focusField(event: React.MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
