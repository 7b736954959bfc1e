import { chakra } from "@chakra-ui/react/styled-system";
import { fileKinds } from "@site/core/files/options";
import { useEffect, useId, useRef } from "react";
import { fileWords } from "../../components/files/file-field.tsx";
import { FileUpload } from "../../components/files/file-upload.tsx";

const { kind, most } = fileKinds.leads;

/** Photos of a request that was made in the conversation. What it has already, the API counts. */
export default function RequestPhotos({ token }: { token: string }) {
  const part = useRef<HTMLDivElement>(null);
  const name = useId();
  // The button that was pressed for it is gone.
  useEffect(() => {
    const inputs = [...(part.current?.querySelectorAll("input") ?? [])];
    inputs.find((each) => each.checkVisibility())?.focus();
  }, []);
  return (
    <chakra.div ref={part} display="grid" gap="3">
      <FileUpload token={token} kind={kind} name={name} most={most} getHint={() => fileWords.leads.hint} />
    </chakra.div>
  );
}
