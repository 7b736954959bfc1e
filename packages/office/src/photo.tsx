import { chakra } from "@chakra-ui/react/styled-system";
import { pathOf } from "@site/core/contract/endpoint";
import { getPhoto } from "@site/core/office/record-contract";
import useSWR from "swr";
import { failureText } from "./call.ts";

/** A picture of a record's timeline. It never changes, so it is asked for once. */
export function Photo({ noun, id, photo, alt }: { noun: string; id: string; photo: string; alt: string }) {
  const { data, error } = useSWR<{ jpeg: string }>(pathOf(getPhoto, { noun, id, photo }), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  if (error) return <p>{failureText(error)}</p>;
  if (!data) return <p>Loading ...</p>;
  return (
    <chakra.img
      src={`data:image/jpeg;base64,${data.jpeg}`}
      alt={alt}
      mt="2"
      maxW="full"
      maxH="32rem"
      borderRadius="sm"
    />
  );
}
