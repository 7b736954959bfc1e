import { chakra } from "@chakra-ui/react/styled-system";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { hasSavedValues } from "@site/ui/lib/drafts.ts";
import { useLocation } from "react-router-dom";
import { hydrateOnInteraction } from "../lib/hydration/hydrate-on-interaction.tsx";
import { PhoneLink } from "./links/phone-link.tsx";

/** Stands in the place of a form whose code is on its way. When that fails for long (lib/hydration/import-with-retry.ts) it leads to
 * the page as it was built, which has the form. */
function FormLoading() {
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

/** A form whose code waits until somebody touches it or it has something to fill in. @param name of its draft */
export const hydrateForm = (name: string, load: Parameters<typeof hydrateOnInteraction>[0]) =>
  hydrateOnInteraction(load, { isWanted: () => hasSavedValues(name), fallback: <FormLoading /> });
