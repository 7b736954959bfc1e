interface MapView {
  latitude: number;
  longitude: number;
  /** Zoom level of web maps: the world is 256 * 2^zoom px wide. */
  zoom: number;
  marker?: { latitude: number; longitude: number };
}

/** The part of the map that must fit into the frame, in px. Small enough for a phone; on larger frames the next zoom
 * level, which needs twice the room, still does not fit. */
const fitted = { width: 340, height: 400 } as const;

/** Address of OpenStreetMap's embedded map at a view: it takes the box that must be visible. */
export function mapEmbedAddress({ latitude, longitude, zoom, marker }: MapView): string {
  const span = (360 * fitted.width) / (256 * 2 ** zoom);
  const rise = (span * Math.cos((latitude * Math.PI) / 180) * fitted.height) / fitted.width;
  const box = [longitude - span / 2, latitude - rise / 2, longitude + span / 2, latitude + rise / 2];
  const address = new URL("https://www.openstreetmap.org/export/embed.html");
  address.searchParams.set("bbox", box.map((degrees) => degrees.toFixed(4)).join(","));
  address.searchParams.set("layer", "mapnik");
  if (marker) address.searchParams.set("marker", `${marker.latitude},${marker.longitude}`);
  return address.href;
}

export const mapPageAddress = ({ latitude, longitude, zoom }: MapView): string =>
  `https://www.openstreetmap.org/#map=${zoom}/${latitude}/${longitude}`;
