import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";

/** Takes the focus from the form in whose place it comes. */
export function ThanksHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2" color="spruce.700">
      Thank You!
    </chakra.h2>
  );
}
