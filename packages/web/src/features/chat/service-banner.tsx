import { chakra } from "@chakra-ui/react/styled-system";
import { Pause, Play } from "lucide-react";
import { useRotation } from "../../lib/use-rotation.ts";
import { banner, bannerInterval } from "./banner.ts";

/** One line about each service in turn, with a stop button. */
export function ServiceBanner() {
  const { index, isPaused, togglePaused, hold } = useRotation(banner.length, bannerInterval);
  const Icon = isPaused ? Play : Pause;
  return (
    <chakra.section
      aria-label="Our services"
      aria-roledescription="carousel"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px="4"
      minH="3.75rem"
      bg="spruce.50"
      {...hold}
    >
      <chakra.p fontWeight="semibold" color="spruce.700" textStyle="small" data-slide={banner[index]?.id}>
        {banner[index]?.text}
      </chakra.p>
      <chakra.button
        type="button"
        aria-label={isPaused ? "Start the rotation" : "Stop the rotation"}
        onClick={togglePaused}
        display="grid"
        placeItems="center"
        w="10"
        h="10"
        flexShrink="0"
        cursor="pointer"
        color="spruce.700"
      >
        <Icon aria-hidden size={18} />
      </chakra.button>
    </chakra.section>
  );
}
