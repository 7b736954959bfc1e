import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "@site/ui/components/button.tsx";
import { Small } from "@site/ui/components/section.tsx";
import { MapPin } from "lucide-react";
import { useState } from "react";

const hidden = { display: "none" } as const;

/** Of a stage that names no service in the page's head: the button could only guess. */
const withoutServices = 'html:not(:has(meta[name^="location-"][content^="http"]))';

/** Fills in the town when the visitor asks for it. Nothing is looked up before the press. */
export function UseMyLocation({ typed, onFound }: { typed: () => string; onFound: (place: string) => void }) {
  const [isLooking, setLooking] = useState(false);
  const [message, setMessage] = useState("");

  async function look() {
    if (isLooking) return;
    const before = typed();
    setLooking(true);
    setMessage("Looking for your town ...");
    try {
      const { findLocation } = await import("../../lib/location/find-location.ts");
      const { place, isDefault } = await findLocation();
      // A guess is only said, and a found town takes the place of nothing that was typed meanwhile.
      if (isDefault && before) return setMessage("We couldn't find your location. What you typed is still there.");
      if (isDefault)
        return setMessage(`We couldn't find your location. We'll assume ${place} unless you type your town or ZIP.`);
      if (typed() !== before) return setMessage(`You seem to be in ${place}. What you typed is still there.`);
      onFound(place);
      setMessage(`We filled in ${place}.`);
    } catch {
      setMessage("We couldn't find your location. Type your town or ZIP.");
    } finally {
      setLooking(false);
    }
  }

  return (
    <chakra.div
      display="flex"
      css={{ "@media (scripting: none)": hidden, [`${withoutServices} &`]: hidden }}
      flexWrap="wrap"
      alignItems="center"
      gap="3"
    >
      <Button variant="outline" aria-disabled={isLooking} onClick={() => void look()}>
        <MapPin aria-hidden size={18} /> Use my location
      </Button>
      <Small role="status">{message}</Small>
    </chakra.div>
  );
}
