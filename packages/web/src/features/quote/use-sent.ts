import { useState } from "react";
import { toSentRequest } from "../../components/request-link.tsx";

/** Whether a form was sent, with what its answer said, or another one is wanted since. */
export function useSent() {
  // Undefined until something was sent, null when another one is wanted.
  const [answer, setAnswer] = useState<{ value: unknown; isCallOnly: boolean } | null>();
  return {
    isSent: Boolean(answer),
    isAnother: answer === null,
    sent: toSentRequest(answer?.value),
    /** Somebody who left only a number, and wants no texts. */
    isCallOnly: answer?.isCallOnly === true,
    onSent: (value: unknown, { email, smsOptIn }: { email?: string | undefined; smsOptIn?: boolean | undefined }) =>
      setAnswer({ value, isCallOnly: !email && !smsOptIn }),
    onAnother: () => setAnswer(null),
  };
}
