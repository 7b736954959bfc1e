import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "@site/ui/components/button.tsx";
import { MapPin } from "lucide-react";
import { useState } from "react";

interface UseMyLocationProps {
  /** What stands in the field. */
  typed: () => string;
  onFound: (place: string) => void;
}

/** Fills in the town when the visitor asks for it. Nothing is looked up before the press. */
export function UseMyLocation({ typed, onFound }: UseMyLocationProps) {
  const [isLooking, setLooking] = useState(false);
  const [told, setTold] = useState("");

  async function look() {
    if (isLooking) return;
    const before = typed();
    setLooking(true);
    setTold("Looking for your town ...");
    try {
      const { findLocation } = await import("../../lib/location/find-location.ts");
      const { place, isDefault } = await findLocation();
      // A guess takes the place of nothing, and a found town of nothing that was typed meanwhile.
      if (isDefault && before) return setTold("We couldn't find your location. What you typed is still there.");
      if (typed() !== before) return setTold(`You seem to be in ${place}. What you typed is still there.`);
      onFound(place);
      setTold(
        isDefault
          ? `We couldn't find your location and filled in ${place}. Type your town or ZIP.`
          : `We filled in ${place}.`,
      );
    } catch {
      setTold("We couldn't find your location. Type your town or ZIP.");
    } finally {
      setLooking(false);
    }
  }

  return (
    <chakra.div
      display="flex"
      css={{ "@media (scripting: none)": { display: "none" } }}
      flexWrap="wrap"
      alignItems="center"
      gap="3"
    >
      <Button variant="outline" aria-disabled={isLooking} onClick={() => void look()}>
        <MapPin aria-hidden size={18} /> Use my location
      </Button>
      <chakra.p role="status" textStyle="small" color="inkMuted">
        {told}
      </chakra.p>
    </chakra.div>
  );
}
