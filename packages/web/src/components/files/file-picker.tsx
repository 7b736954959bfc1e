import { chakra } from "@chakra-ui/react/styled-system";
import { filesField } from "@site/core/contract/no-js-form";
import type { FileKind } from "@site/core/files/options";
import { Button } from "@site/ui/components/button.tsx";
import { Small } from "@site/ui/components/section.tsx";
import { buttonRecipe } from "@site/ui/theme/recipes.ts";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { type ChosenFile, toChosen } from "./send-file.ts";

const texts = {
  photo: { take: "Take a photo", choose: "Choose photos", accept: "image/*,.heic,.heif" },
  resume: { take: "", choose: "Choose a file", accept: ".pdf,.docx" },
} as const;

const ChooseLabel = chakra("label", buttonRecipe);

interface ChooserProps {
  label: string;
  accept: string;
  isCamera?: boolean;
  isSeveral?: boolean;
  describedBy: string;
  form?: string;
  onChosen: (files: File[]) => void;
}

/** What was chosen before the application listened: told at once for camera and gallery, since each adds to the files of
 * the same render. */
function useEarlyFiles(frame: RefObject<HTMLElement | null>, onChosen: (files: File[]) => void): void {
  const tell = useRef(onChosen);
  useEffect(() => {
    const inputs = [...(frame.current?.querySelectorAll("input") ?? [])];
    tell.current(inputs.flatMap(({ files }) => [...(files ?? [])]));
    for (const input of inputs) input.value = "";
  }, [frame]);
}

const Chooser = ({ label, accept, isCamera, isSeveral, describedBy, form, onChosen }: ChooserProps) => (
  <ChooseLabel
    variant="outline"
    position="relative"
    cursor="pointer"
    w={{ base: "full", sm: "auto" }}
    _focusWithin={{ outline: "3px solid", outlineColor: "spruce.700", outlineOffset: "2px" }}
    // A camera at hand is that of a phone.
    {...(isCamera ? { css: { "@media not (pointer: coarse)": { display: "none" } } } : {})}
  >
    {label}
    <chakra.input
      type="file"
      name={filesField}
      form={form}
      accept={accept}
      multiple={isSeveral}
      aria-describedby={describedBy}
      position="absolute"
      inset="0"
      opacity="0"
      cursor="pointer"
      {...(isCamera ? { capture: "environment" } : {})}
      onChange={({ target }) => {
        onChosen([...(target.files ?? [])]);
        // The same file can be chosen once more.
        target.value = "";
      }}
    />
  </ChooseLabel>
);

interface FilePickerProps {
  kind: FileKind;
  left: number;
  hint: string;
  name: string;
  /** Id of the form that stands beside it, unless it is a part of one. */
  form?: string;
  onChosen: (files: ChosenFile[]) => void;
}

/** The camera of a phone first, then what is there already. More than there may be are left out, and that is said. */
export function FilePicker({ kind, left, hint, name, form, onChosen }: FilePickerProps) {
  const [cut, setCut] = useState(0);
  const { take, choose, accept } = texts[kind];
  const id = `${name}-hint`;
  function addFiles(files: File[]) {
    setCut(Math.max(0, files.length - left));
    if (files.length > 0) onChosen(toChosen(files.slice(0, left)));
  }
  const frame = useRef<HTMLDivElement>(null);
  useEarlyFiles(frame, addFiles);
  const more = { accept, describedBy: id, form, onChosen: addFiles };
  return (
    <chakra.div ref={frame} display="grid" gap="2" css={{ "@media (scripting: none)": { display: "none" } }}>
      <Small id={id}>{hint}</Small>
      {left > 0 && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {take && <Chooser {...more} label={take} isCamera />}
          <Chooser {...more} label={choose} isSeveral={kind === "photo" && left > 1} />
        </chakra.div>
      )}
      <p role="status">{cut > 0 && `${cut} more than fit in were left out.`}</p>
    </chakra.div>
  );
}

const thumbnailSide = 96;

/** Drawn once and small: six photos of a camera at once are more than a phone holds. */
function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    current.width = thumbnailSide;
    current.height = thumbnailSide;
    const draw = (picture: ImageBitmap) => {
      current.getContext("2d")?.drawImage(picture, (thumbnailSide - picture.width) / 2, 0);
      picture.close();
    };
    createImageBitmap(file, { resizeHeight: thumbnailSide }).then(draw, () => {});
  }, [file]);
  return <chakra.canvas ref={canvas} aria-hidden boxSize="12" borderRadius="sm" flexShrink="0" />;
}

interface ChosenListProps {
  kind: FileKind;
  chosen: readonly ChosenFile[];
  tell?: (chosen: ChosenFile) => ReactNode;
  remove?: (chosen: ChosenFile) => void;
}

/** What was chosen, by its own name: the person knows it by that. */
export const ChosenList = ({ kind, chosen, tell, remove }: ChosenListProps) =>
  chosen.length > 0 && (
    <chakra.ul listStyleType="none" display="grid" gap="2">
      {chosen.map((each) => (
        <chakra.li key={each.id} display="flex" alignItems="center" gap="3">
          {kind === "photo" && <Thumbnail file={each.file} />}
          <chakra.span flex="1" minW="0" overflowWrap="anywhere">
            {each.file.name}
            {tell && <chakra.span display="block">{tell(each)}</chakra.span>}
          </chakra.span>
          {remove && (
            <Button variant="quiet" size="sm" aria-label={`Remove ${each.file.name}`} onClick={() => remove(each)}>
              Remove
            </Button>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
