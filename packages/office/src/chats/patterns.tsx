import { chakra } from "@chakra-ui/react/styled-system";
import { officePaths } from "@site/core/contract/office-paths";
import {
  type Patterns as PatternList,
  reviewPatternEndpoint,
  type Trial,
  tryPatternEndpoint,
} from "@site/core/office/chats/chat-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import { useForm } from "react-hook-form";
import useSWR from "swr";
import {
  Aside,
  Failure,
  InputField,
  ListItem,
  Part,
  SmallButton,
  StatusMessage,
  TextareaField,
} from "../components/parts.tsx";
import { call, describeFailure, useAsyncAction } from "../lib/call.ts";
import { useOffice } from "../lib/use-office.ts";

/** What the assistant would reply with an answer that nobody has approved yet. @param question as it was once asked */
function PreviewAnswer({ id, question, answer }: { id: string; question: string; answer: string }) {
  const { register, handleSubmit } = useForm({ defaultValues: { asked: question } });
  const [trial, setTrial] = useState<Trial>();
  const { failure, isBusy, attempt } = useAsyncAction();
  const ask = handleSubmit(({ asked }) =>
    attempt(async () => {
      setTrial(undefined);
      setTrial(await call(tryPatternEndpoint, { id, answer, question: asked }));
    }),
  );
  return (
    <chakra.form display="grid" gap="2" onSubmit={ask}>
      <InputField id={`try-${id}`} label="Try it: a visitor writes" {...register("asked")} />
      <SmallButton type="submit" justifySelf="start" aria-disabled={isBusy || undefined}>
        See the reply
      </SmallButton>
      <Failure>{failure}</Failure>
      <StatusMessage>
        {trial && (
          <>
            <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
              <strong>The assistant:</strong> {trial.reply}
            </chakra.p>
            <Aside>
              {trial.isAnswer ? "That is this answer." : "That is not this answer: the assistant knows another one."}{" "}
              Nothing was saved.
            </Aside>
          </>
        )}
      </StatusMessage>
    </chakra.form>
  );
}

type Pattern = PatternList["patterns"][number];

/** What a person makes of a question beside a yes or a no. */
interface Correction {
  answer?: string;
  label?: string;
}

interface ReviewProps {
  pattern: Pattern;
  decide: (review: "approved" | "rejected", correction?: Correction) => void;
}

function Nearest({ pattern: { nearest }, decide }: ReviewProps) {
  if (nearest.length === 0) return null;
  return (
    <chakra.ul display="grid" gap="2" aria-label="The nearest known questions">
      {nearest.map(({ label, question, answer }) => (
        <li key={label}>
          <SmallButton onClick={() => decide("approved", { label })}>Same as: {question}</SmallButton>
          <Aside>{answer}</Aside>
        </li>
      ))}
    </chakra.ul>
  );
}

/** A question to be tied to a known one, or answered: in the words that were once given, or in better ones. */
function Review({ pattern, decide }: ReviewProps) {
  const { id, question, answer } = pattern;
  const { register, watch } = useForm({ defaultValues: { answer } });
  const typed = watch("answer");
  const isChanged = typed.trim() !== answer;
  return (
    <chakra.div display="grid" gap="2" mt="2" maxW="44rem">
      <Nearest pattern={pattern} decide={decide} />
      <TextareaField id={`answer-${id}`} label="The assistant would say" rows={3} {...register("answer")} />
      <chakra.div display="flex" gap="3">
        <Button size="sm" onClick={() => decide("approved", isChanged ? { answer: typed } : undefined)}>
          {answer && !isChanged ? "Approve" : "Approve in these words"}
        </Button>
        <SmallButton onClick={() => decide("rejected")}>Reject</SmallButton>
      </chakra.div>
      <PreviewAnswer id={id} question={question} answer={typed} />
    </chakra.div>
  );
}

/** Questions that got no answer, and answers learned from old chats: they wait for somebody's decision. */
export function Patterns() {
  const { data: office } = useOffice();
  const { data, error, mutate } = useSWR<PatternList>(officePaths.listPatterns);
  const { failure, attempt } = useAsyncAction();
  const [message, setMessage] = useState("");
  const decide = (id: string, review: "approved" | "rejected", correction: Correction = {}) =>
    attempt(async () => {
      await call(reviewPatternEndpoint, { id, review, ...correction });
      setMessage(review === "approved" ? "The assistant may say this now." : "The assistant won't say this.");
      // Of the list as it is then: two decisions may be on their way at once.
      const drop = (now?: PatternList) => now && { patterns: now.patterns.filter((each) => each.id !== id) };
      await mutate(drop, { revalidate: false });
    });
  return (
    <Part id="patterns" title="Questions and answers that wait" mt="8">
      <Failure>{failure || (error && describeFailure(error))}</Failure>
      <StatusMessage>{message || (data?.patterns.length === 0 && "None waits for a decision.")}</StatusMessage>
      <ul>
        {data?.patterns.map((pattern) => (
          <ListItem key={pattern.id}>
            {pattern.context && <chakra.p color="inkMuted">Before: {pattern.context}</chakra.p>}
            <p>
              <strong>Asked:</strong> {pattern.question}
            </p>
            {office?.me.may.includes("change") ? (
              <Review pattern={pattern} decide={(review, correction) => decide(pattern.id, review, correction)} />
            ) : (
              <p>
                <strong>Answered:</strong> {pattern.answer}
              </p>
            )}
          </ListItem>
        ))}
      </ul>
    </Part>
  );
}
