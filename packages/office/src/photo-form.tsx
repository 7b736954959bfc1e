import { Input, Labeled } from "./parts.tsx";
import { smallJpeg } from "./small-jpeg.ts";

interface PhotoFormProps {
  /** Keeps a picture, or says why not. @param jpeg undefined for a file that is no picture */
  add: (jpeg: string | undefined) => Promise<void>;
}

export const PhotoForm = ({ add }: PhotoFormProps) => (
  <Labeled id="photo" label="Add a photo">
    <Input
      id="photo"
      type="file"
      accept="image/*"
      py="3"
      onChange={async ({ target }) => {
        const [file] = target.files ?? [];
        if (file) await add(await smallJpeg(file));
        // The same file can be chosen again after a failure.
        target.value = "";
      }}
    />
  </Labeled>
);
