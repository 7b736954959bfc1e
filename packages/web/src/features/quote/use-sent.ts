import { useState } from "react";
import { toSentRequest } from "../../components/request-link.tsx";

/** Whether a form was sent, with what its answer said, or another one is wanted since. */
export function useSent() {
  // Undefined until something was sent, null when another one is wanted.
  const [answer, setAnswer] = useState<{ value: unknown } | null>();
  return {
    isSent: Boolean(answer),
    isAnother: answer === null,
    sent: toSentRequest(answer?.value),
    onSent: (value: unknown) => setAnswer({ value }),
    onAnother: () => setAnswer(null),
  };
}
