import { getPath } from "@site/core/contract/endpoint";
import { addPhotoEndpoint, getRecordEndpoint, type RecordView } from "@site/core/office/record/record-contract";
import { newKey } from "@site/ui/lib/new-key.ts";
import { useRef } from "react";
import { InputField } from "../components/parts.tsx";
import { call } from "../lib/call.ts";
import { smallJpeg } from "./small-jpeg.ts";
import type { Changes } from "./use-changes.ts";

interface PhotoFormProps extends Pick<Changes, "save" | "refuse" | "isBusy"> {
  record: Pick<RecordView, "noun" | "id">;
}

export function PhotoForm({ record: { noun, id }, save, refuse, isBusy }: PhotoFormProps) {
  /** Of the last attempt: a picture that is chosen again, because its answer was lost, is kept once. */
  const photo = useRef<{ id: string; jpeg: string }>(undefined);
  async function add(file: File): Promise<void> {
    const chosen = await smallJpeg(file);
    if ("problem" in chosen) return refuse(chosen.problem);
    if (photo.current?.jpeg !== chosen.jpeg) photo.current = { id: newKey(), ...chosen };
    const sent = photo.current;
    const isSaved = await save(
      () => call(addPhotoEndpoint, sent, `${getPath(getRecordEndpoint, { noun, id })}/photos`),
      "The photo is saved.",
      "Something else was being saved. Please add the photo again.",
    );
    if (isSaved) photo.current = undefined;
  }
  return (
    <InputField
      id="photo"
      label="Add a photo"
      type="file"
      accept="image/*"
      py="3"
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
      }}
      onChange={async ({ target }) => {
        const [file] = target.files ?? [];
        if (file) await add(file);
        // The same file can be chosen again after a failure.
        target.value = "";
      }}
    />
  );
}
