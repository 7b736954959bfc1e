import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { toSentRequest } from "../../components/request-link.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EntryThanks } from "./entry-thanks.tsx";

/** The entry form, and the thanks that replace it. */
export default function Entry() {
  const [answer, setAnswer] = useState<{ value: unknown }>();
  if (answer) return <EntryThanks sent={toSentRequest(answer.value)} />;
  return (
    <>
      <chakra.h2 textStyle="h2" mb="6">
        Enter here
      </chakra.h2>
      <EntryForm onSent={(value) => setAnswer({ value })} />
    </>
  );
}
