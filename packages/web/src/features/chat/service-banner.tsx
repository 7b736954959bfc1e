import { chakra } from "@chakra-ui/react/styled-system";
import { serviceOrder, services } from "@site/company/services";
import { RotationButton } from "../../components/rotation-button.tsx";
import { useRotation } from "../../lib/use-rotation.ts";
import { atStart, bandHeight } from "./panel-header.tsx";

const banner = serviceOrder.map((id) => ({ id, text: services[id].slogan }));

/** ms between the slides. */
const bannerInterval = 4000;

/** One line about each service in turn, with a stop button. */
export function ServiceBanner() {
  const { index, isPaused, togglePaused, hold } = useRotation(banner.length, bannerInterval);
  return (
    <chakra.section
      aria-label="Our services"
      aria-roledescription="carousel"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px="4"
      minH={bandHeight}
      bg="spruce.50"
      css={atStart}
      {...hold}
    >
      <chakra.p fontWeight="semibold" color="spruce.700" textStyle="small" data-slide={banner[index]?.id}>
        {banner[index]?.text}
      </chakra.p>
      <RotationButton
        isPaused={isPaused}
        onToggle={togglePaused}
        labels={{ start: "Start the rotation", stop: "Stop the rotation" }}
        size={18}
      />
    </chakra.section>
  );
}
