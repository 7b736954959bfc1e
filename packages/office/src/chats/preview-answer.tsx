import { chakra } from "@chakra-ui/react/styled-system";
import { type Trial, tryPatternEndpoint } from "@site/core/office/chats/chat-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import { Failure, InputField, StatusMessage } from "../components/parts.tsx";
import { call } from "../lib/call.ts";
import { useAsyncAction } from "../lib/use-async-action.ts";

interface TryAnswerProps {
  id: string;
  /** As it was once asked. */
  question: string;
  /** As it would be approved. */
  answer: string;
}

/** What the assistant would reply with an answer that nobody has approved yet. */
export function PreviewAnswer({ id, question, answer }: TryAnswerProps) {
  const [asked, setAsked] = useState(question);
  const [trial, setTrial] = useState<Trial>();
  const { failure, isBusy, attempt } = useAsyncAction();
  const ask = () =>
    attempt(async () => {
      setTrial(undefined);
      setTrial(await call(tryPatternEndpoint, { id, answer, question: asked }));
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
      <InputField
        id={`try-${id}`}
        label="Try it: a visitor writes"
        maxLength={500}
        value={asked}
        onChange={({ target }) => setAsked(target.value)}
      />
      <Button type="submit" variant="outline" size="sm" justifySelf="start" aria-disabled={isBusy || undefined}>
        See the reply
      </Button>
      <Failure>{failure}</Failure>
      <StatusMessage>
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
      </StatusMessage>
    </chakra.form>
  );
}
