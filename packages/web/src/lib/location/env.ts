const getMeta = (name: string): string | undefined =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;

/** Location services of this stage, as the build named them in the page; one that is not named is not asked. */
export const locationServices = () => ({ geocoder: getMeta("location-geocoder"), ip: getMeta("location-ip") });
