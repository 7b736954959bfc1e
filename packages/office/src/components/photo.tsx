import { chakra } from "@chakra-ui/react/styled-system";
import { getPath } from "@site/core/contract/endpoint";
import { getPhoto } from "@site/core/office/record/record-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import useSWR from "swr";
import { failureText } from "../lib/call.ts";

interface PhotoProps {
  noun: string;
  id: string;
  photo: string;
  alt: string;
  /** Takes it away for good; missing for who may not. */
  remove: (() => Promise<unknown>) | undefined;
}

function Remove({ remove }: { remove: () => Promise<unknown> }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <chakra.div mt="2" display="flex" gap="3" flexWrap="wrap">
      <Button variant="outline" size="sm" onClick={isAsked ? remove : () => setAsked(true)}>
        {isAsked ? "Yes, remove it for good" : "Remove this photo"}
      </Button>
      {isAsked && (
        <Button variant="quiet" size="sm" onClick={() => setAsked(false)}>
          Keep it
        </Button>
      )}
    </chakra.div>
  );
}

/** A picture of a record's timeline. It never changes, so it is asked for once. */
export function Photo({ noun, id, photo, alt, remove }: PhotoProps) {
  const { data, error } = useSWR<{ jpeg: string }>(getPath(getPhoto, { noun, id, photo }), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  if (!data) return <p>{error ? failureText(error) : "Loading ..."}</p>;
  return (
    <>
      <chakra.img
        src={`data:image/jpeg;base64,${data.jpeg}`}
        alt={alt}
        mt="2"
        maxW="full"
        maxH="32rem"
        borderRadius="sm"
      />
      {remove && <Remove remove={remove} />}
    </>
  );
}
