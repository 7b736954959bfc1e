import { chakra } from "@chakra-ui/react/styled-system";
import { officePaths } from "@site/core/contract/office-paths";
import { type Patterns as PatternList, reviewPattern } from "@site/core/office/chats/chat-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import useSWR from "swr";
import { Failure, Field, StatusMessage, Textarea } from "../components/parts.tsx";
import { call, failureText } from "../lib/call.ts";
import { useAsyncAction } from "../lib/use-async-action.ts";
import { useOffice } from "../lib/use-office.ts";
import { PreviewAnswer } from "./preview-answer.tsx";

type Pattern = PatternList["patterns"][number];

interface ReviewProps {
  pattern: Pattern;
  decide: (review: "approved" | "rejected", answer?: string) => void;
}

/** The answer as it was once given, to be approved in these words or better ones. */
function Review({ pattern: { id, question, answer }, decide }: ReviewProps) {
  const [typed, setTyped] = useState(answer);
  const isChanged = typed.trim() !== answer;
  return (
    <chakra.div display="grid" gap="2" mt="2" maxW="44rem">
      <Field id={`answer-${id}`} label="The assistant would say">
        <Textarea
          id={`answer-${id}`}
          rows={3}
          maxLength={2000}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <chakra.div display="flex" gap="3">
        <Button size="sm" onClick={() => decide("approved", isChanged ? typed : undefined)}>
          {isChanged ? "Approve in these words" : "Approve"}
        </Button>
        <Button size="sm" variant="outline" onClick={() => decide("rejected")}>
          Reject
        </Button>
      </chakra.div>
      <PreviewAnswer id={id} question={question} answer={typed} />
    </chakra.div>
  );
}

/** Answers learned from old chats that wait for somebody's yes or no. */
export function Patterns() {
  const { data: office } = useOffice();
  const { data, error, mutate } = useSWR<PatternList>(officePaths.listPatterns);
  const { failure, attempt } = useAsyncAction();
  const [said, setSaid] = useState("");
  const decide = (id: string, review: "approved" | "rejected", answer?: string) =>
    attempt(async () => {
      await call(reviewPattern, { id, review, ...(answer === undefined ? {} : { answer }) });
      setSaid(review === "approved" ? "The assistant may say this now." : "The assistant won't say this.");
      await mutate({ patterns: (data?.patterns ?? []).filter((each) => each.id !== id) }, { revalidate: false });
    });
  return (
    <chakra.section mt="8" aria-labelledby="patterns">
      <chakra.h2 id="patterns" textStyle="h4">
        Answers from old chats
      </chakra.h2>
      <Failure>{failure || (error && failureText(error))}</Failure>
      <StatusMessage>{said || (data?.patterns.length === 0 && "None waits for a decision.")}</StatusMessage>
      <ul>
        {data?.patterns.map((pattern) => (
          <chakra.li key={pattern.id} py="3" borderTopWidth="1px" borderColor="snow.300">
            {pattern.context && <chakra.p color="inkMuted">Before: {pattern.context}</chakra.p>}
            <p>
              <strong>Asked:</strong> {pattern.question}
            </p>
            {office?.me.may.includes("change") ? (
              <Review pattern={pattern} decide={(review, answer) => decide(pattern.id, review, answer)} />
            ) : (
              <p>
                <strong>Answered:</strong> {pattern.answer}
              </p>
            )}
          </chakra.li>
        ))}
      </ul>
    </chakra.section>
  );
}
