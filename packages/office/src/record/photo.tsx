import { chakra } from "@chakra-ui/react/styled-system";
import { getPath } from "@site/core/contract/endpoint";
import { getPhotoEndpoint } from "@site/core/office/record/record-contract";
import type { ComponentProps } from "react";
import useSWRImmutable from "swr/immutable";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { describeFailure } from "../lib/call.ts";

interface PhotoProps {
  noun: string;
  id: string;
  photo: string;
  alt: string;
  /** Takes it away for good; missing for somebody who may not. */
  remove: (() => Promise<unknown>) | undefined;
}

/** A picture that the office's API hands out, with what stands below it. It never changes, so it is asked for once. */
export function Jpeg({ path, children, ...img }: ComponentProps<typeof chakra.img> & { path: string }) {
  const { data, error } = useSWRImmutable<{ jpeg: string }>(path);
  if (!data) return <p>{error ? describeFailure(error) : "Loading ..."}</p>;
  return (
    <>
      <chakra.img src={`data:image/jpeg;base64,${data.jpeg}`} maxW="full" borderRadius="sm" {...img} />
      {children}
    </>
  );
}

export const Photo = ({ noun, id, photo, alt, remove }: PhotoProps) => (
  <Jpeg path={getPath(getPhotoEndpoint, { noun, id, photo })} alt={alt} mt="2" maxH="32rem">
    {remove && (
      <ConfirmButton label="Remove this photo" yes="Yes, remove it for good" no="Keep it" mt="2" onConfirm={remove} />
    )}
  </Jpeg>
);
