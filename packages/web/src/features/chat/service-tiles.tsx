import { chakra } from "@chakra-ui/react/styled-system";
import { type ServiceId, services } from "@site/company/services";
import { serviceChoices } from "@site/core/chat/options";
import { chooserProps } from "@site/ui/lib/invokers.ts";
import { Picture } from "../../components/picture.tsx";
import { interestIn } from "./client/chat-texts.ts";
import { atStart, panelTitle } from "./panel-header.tsx";
import { panelId } from "./panel-service.ts";

const Tile = chakra("button", {
  base: {
    display: "grid",
    gridTemplateColumns: "4.5rem 1fr",
    alignItems: "center",
    gap: "3",
    p: "2",
    textAlign: "left",
    bg: "white",
    borderWidth: "1px",
    borderColor: "snow.500",
    borderRadius: "md",
    cursor: "pointer",
    overflow: "hidden",
    _hover: { borderColor: "spruce.700", bg: "spruce.50" },
  },
});

/** Where a conversation starts: one tile a service. */
export function ServiceTiles({ onChoose }: { onChoose: (service: ServiceId) => void }) {
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }} css={atStart}>
      {serviceChoices.map((service) => (
        <Tile
          key={service.id}
          type="button"
          {...chooserProps(panelId, service.id, panelTitle(service), interestIn(service))}
          onClick={() => onChoose(service.id)}
        >
          <Picture
            src={services[service.id].tile}
            alt=""
            size={[72, 72]}
            w="full"
            aspectRatio="1"
            objectFit="cover"
            borderRadius="sm"
          />
          <span>
            <chakra.span display="block" fontWeight="bold" color="spruce.700">
              {service.title}
            </chakra.span>
            <chakra.span display="block" textStyle="small" lineHeight="snug" color="inkMuted">
              {service.description}
            </chakra.span>
          </span>
        </Tile>
      ))}
    </chakra.div>
  );
}
