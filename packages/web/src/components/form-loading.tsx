import { chakra } from "@chakra-ui/react/styled-system";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { useLocation } from "react-router-dom";
import { PhoneLink } from "./links/phone-link.tsx";

/** Stands in the place of a form whose code is on its way. When that fails for long (lib/hydration/import-with-retry.ts) it leads to
 * the page as it was built, which has the form. */
export function FormLoading() {
  const { pathname, search } = useLocation();
  return (
    <chakra.div role="status" minH="100vh">
      <chakra.p css={{ "html[data-late] &": { display: "none" } }}>Loading the form ...</chakra.p>
      <chakra.p css={{ "html:not([data-late]) &": { display: "none" } }}>
        The form did not load. Please <Anchor href={pathname + search}>load the page again</Anchor> or call{" "}
        <PhoneLink />.
      </chakra.p>
    </chakra.div>
  );
}
