import { chakra } from "@chakra-ui/react/styled-system";
import { officePaths } from "@site/core/contract/office-paths";
import { type Patterns as PatternList, reviewPattern } from "@site/core/office/chat-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import useSWR from "swr";
import { call, failureText } from "./call.ts";
import { Failure, Said } from "./parts.tsx";
import { useAttempt } from "./use-attempt.ts";
import { useOffice } from "./use-office.ts";

/** Answers learned from old chats that wait for somebody's yes or no. */
export function Patterns() {
  const { data: office } = useOffice();
  const { data, error, mutate } = useSWR<PatternList>(officePaths.listPatterns);
  const { failure, attempt } = useAttempt();
  const [said, setSaid] = useState("");
  const decide = (id: string, review: "approved" | "rejected") =>
    attempt(async () => {
      await call(reviewPattern, { id, review });
      setSaid(review === "approved" ? "The assistant may say this now." : "The assistant won't say this.");
      await mutate({ patterns: (data?.patterns ?? []).filter((each) => each.id !== id) }, { revalidate: false });
    });
  return (
    <chakra.section mt="8" aria-labelledby="patterns">
      <chakra.h2 id="patterns" textStyle="h4">
        Answers from old chats
      </chakra.h2>
      <Failure>{failure || (error && failureText(error))}</Failure>
      <Said>{said || (data?.patterns.length === 0 && "None waits for a decision.")}</Said>
      <ul>
        {data?.patterns.map(({ id, question, answer, context }) => (
          <chakra.li key={id} py="3" borderTopWidth="1px" borderColor="snow.300">
            {context && <chakra.p color="inkMuted">Before: {context}</chakra.p>}
            <p>
              <strong>Asked:</strong> {question}
            </p>
            <p>
              <strong>Answered:</strong> {answer}
            </p>
            {office?.me.may.includes("change") && (
              <chakra.div display="flex" gap="3" mt="2">
                <Button size="sm" onClick={() => decide(id, "approved")}>
                  Approve
                </Button>
                <Button size="sm" variant="outline" onClick={() => decide(id, "rejected")}>
                  Reject
                </Button>
              </chakra.div>
            )}
          </chakra.li>
        ))}
      </ul>
    </chakra.section>
  );
}
