import { chakra } from "@chakra-ui/react/styled-system";
import { getPath } from "@site/core/contract/endpoint";
import { getFileEndpoint, openFileEndpoint, type RecordView } from "@site/core/office/record/record-contract";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { Part } from "../components/parts.tsx";
import { Jpeg } from "./photo.tsx";

type VisitorFile = RecordView["files"][number];

const states = { pending: "on its way", ready: "", refused: "not kept", missing: "did not arrive" } as const;

/** A file on the bucket's own host: the link to it is made when somebody follows it, and soon ends. */
function OneFile({ noun, id, file, at }: { noun: string; id: string; file: VisitorFile; at: number }) {
  const name = file.name ?? `Photo ${at + 1}`;
  if (file.state !== "ready")
    return (
      <p>
        {name}: {states[file.state]}
        {file.reason && <>. The visitor reads: {file.reason}</>}
      </p>
    );
  const of = { noun, id, file: file.id };
  return (
    <Anchor
      href={getPath(openFileEndpoint, of)}
      target={file.isDrawn ? "_blank" : undefined}
      rel="noreferrer"
      color="spruce.700"
      display="inline-block"
    >
      {file.isDrawn ? (
        <Jpeg path={getPath(getFileEndpoint, of)} alt={`${name}, open it`} h="32" w="auto" objectFit="cover" />
      ) : (
        `Save ${name}`
      )}
      {!file.isDrawn && file.kind === "photo" && " (HEIC, as iPhones take them)"}
    </Anchor>
  );
}

export function VisitorFiles({ record: { noun, id, files } }: { record: RecordView }) {
  if (files.length === 0) return null;
  const isResume = files.some(({ kind }) => kind === "resume");
  return (
    <Part id="files" title={isResume ? "Resume" : "Photos from the visitor"} mt="6" mb="2">
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="3">
        {files.map((file, at) => (
          <li key={file.id}>
            <OneFile noun={noun} id={id} file={file} at={at} />
          </li>
        ))}
      </chakra.ul>
    </Part>
  );
}
