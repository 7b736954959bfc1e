import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { EntryForm } from "./entry-form.tsx";
import { EntryThanks } from "./entry-thanks.tsx";

/** The entry form, and the thanks that replace it. */
export default function Entry() {
  const [isSent, setSent] = useState(false);
  if (isSent) return <EntryThanks />;
  return (
    <>
      <chakra.h2 textStyle="h2" mb="6">
        Enter here
      </chakra.h2>
      <EntryForm onSent={() => setSent(true)} />
    </>
  );
}
