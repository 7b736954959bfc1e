import { chakra } from "@chakra-ui/react/styled-system";
import { type Trial, tryPattern } from "@site/core/office/chat-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import { call } from "./call.ts";
import { Failure, Input, Labeled, Said } from "./parts.tsx";
import { useAttempt } from "./use-attempt.ts";

interface TryAnswerProps {
  id: string;
  /** As it was once asked. */
  question: string;
  /** As it would be approved. */
  answer: string;
}

/** What the assistant would reply with an answer that nobody has approved yet. */
export function TryAnswer({ id, question, answer }: TryAnswerProps) {
  const [asked, setAsked] = useState(question);
  const [trial, setTrial] = useState<Trial>();
  const { failure, isBusy, attempt } = useAttempt();
  const ask = () =>
    attempt(async () => {
      setTrial(undefined);
      setTrial(await call(tryPattern, { id, answer, question: asked }));
    });
  return (
    <chakra.form
      display="grid"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <Labeled id={`try-${id}`} label="Try it: a visitor writes">
        <Input id={`try-${id}`} maxLength={500} value={asked} onChange={({ target }) => setAsked(target.value)} />
      </Labeled>
      <Button type="submit" variant="outline" size="sm" justifySelf="start" aria-disabled={isBusy || undefined}>
        See the reply
      </Button>
      <Failure>{failure}</Failure>
      <Said>
        {trial && (
          <>
            <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
              <strong>The assistant:</strong> {trial.reply}
            </chakra.p>
            <chakra.p textStyle="small" color="inkMuted">
              {trial.isAnswer ? "That is this answer." : "That is not this answer: the assistant knows another one."}{" "}
              Nothing was saved.
            </chakra.p>
          </>
        )}
      </Said>
    </chakra.form>
  );
}
