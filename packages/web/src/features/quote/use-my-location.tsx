import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "@site/ui/components/button.tsx";
import { MapPin } from "lucide-react";
import { useState } from "react";

interface UseMyLocationProps {
  onFound: (place: string) => void;
}

/** Fills in the town when the visitor asks for it. Nothing is looked up before the press. */
export function UseMyLocation({ onFound }: UseMyLocationProps) {
  const [isLooking, setLooking] = useState(false);
  const [told, setTold] = useState("");

  async function look() {
    if (isLooking) return;
    setLooking(true);
    setTold("Looking for your town ...");
    try {
      const { findLocation } = await import("../../lib/find-location.ts");
      const { place, isDefault } = await findLocation();
      onFound(place);
      setTold(
        isDefault ? `We could not find your town and filled in ${place}. Please correct it.` : `We filled in ${place}.`,
      );
    } catch {
      setTold("We could not find your town. Please type it.");
    }
    setLooking(false);
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
