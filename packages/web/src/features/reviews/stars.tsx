import { chakra } from "@chakra-ui/react/styled-system";
import { Star } from "lucide-react";

const places = [1, 2, 3, 4, 5] as const;

/** A rating as stars, and in words for those who do not see them. @param value 1 to 5 */
export function Stars({ value }: { value: number }) {
  return (
    <chakra.span display="inline-flex" gap="1" color="brick.600">
      <chakra.span srOnly>{value} out of 5 stars</chakra.span>
      {places.map((place) => (
        <Star key={place} aria-hidden size={20} fill={place <= Math.round(value) ? "currentColor" : "none"} />
      ))}
    </chakra.span>
  );
}
