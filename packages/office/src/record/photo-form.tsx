import { InputField } from "../components/parts.tsx";
import { smallJpeg } from "./small-jpeg.ts";

interface PhotoFormProps {
  /** Keeps a picture, or says why not. */
  add: (photo: { jpeg: string } | { problem: string }) => Promise<void>;
  /** Whether something is being saved, so that a picture has to wait. */
  isBusy: boolean;
}

export const PhotoForm = ({ add, isBusy }: PhotoFormProps) => (
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
      if (file) await add(await smallJpeg(file));
      // The same file can be chosen again after a failure.
      target.value = "";
    }}
  />
);
