import type { BusinessProfile } from "@site/company/schema";
import { SectionHeading } from "@site/ui/components/heading.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { MapFrame } from "../../components/map-frame.tsx";

type SolarMapData = NonNullable<BusinessProfile["solarMap"]>;

function solarMapAddress({ url, client, markerColor, style }: SolarMapData): string {
  const address = new URL(url);
  address.searchParams.set("embed", "true");
  address.searchParams.set("client", client);
  address.searchParams.set("marker-color", markerColor);
  address.searchParams.set("style", style);
  return address.href;
}

/** The map of solar projects, loaded on a press. */
export function SolarMap({ map }: { map: SolarMapData }) {
  return (
    <Section labelledBy="solar-map" tone="snow">
      <SectionHeading id="solar-map" lead={map.summary}>
        Solar projects near you
      </SectionHeading>
      <MapFrame title="solar projects near you" src={solarMapAddress(map)} href={map.url} height="28rem" />
    </Section>
  );
}
