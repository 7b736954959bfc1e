import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { fileKinds, hasFiles, type ShownFile } from "@site/core/files/options";
import type { RequestView } from "@site/core/request-page/options";
import { FileUpload } from "./file-upload.tsx";

const states = {
  pending: "On its way to us",
  ready: "We have it",
  refused: "Not kept",
  missing: "It did not arrive",
} as const;

const describeFile = ({ state, reason }: ShownFile): string =>
  reason ? `${states[state]}. ${reason}` : `${states[state]}.`;

/** Id of the form that posts the names of files that were chosen before there was a script to send them. */
export const noteForm = "note";

/** Files of a request as they were when the page came, and more of them. */
export function RequestFiles({ view }: { view: RequestView }) {
  const { noun, token, reference, files = [], filesLeft = 0, isClosed } = view;
  if (!hasFiles(noun)) return null;
  const { kind } = fileKinds[noun];
  const getHint = (left: number): string =>
    kind === "photo"
      ? `You can add ${left === 0 ? "no more" : `${left} ${files.length > 0 ? "more" : ""}`.trim()}: JPEG, PNG, WebP or HEIC.`
      : "A PDF or Word file (.docx) of up to 5 MB.";
  return (
    <>
      {files.length > 0 && (
        <chakra.ol pl="6">
          {files.map((file, at) => (
            <li key={file.id}>
              {file.thumbnail && <chakra.img src={file.thumbnail} alt="" display="block" maxH="32" borderRadius="sm" />}
              {file.name ?? `Photo ${at + 1}`}: {describeFile(file)}
            </li>
          ))}
        </chakra.ol>
      )}
      {!isClosed && (
        <>
          <FileUpload token={token} kind={kind} name="request" form={noteForm} most={filesLeft} getHint={getHint} />
          <chakra.p css={{ display: "none", "@media (scripting: none)": { display: "block" } }}>
            Adding files here takes JavaScript, which this browser has switched off.
            {profile.email && ` You can email them to ${profile.email} with your reference ${reference}.`}
          </chakra.p>
        </>
      )}
    </>
  );
}
