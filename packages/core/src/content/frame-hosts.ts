/** Hosts whose maps and videos may stand in frames: of content, by the sanitiser, and of any page, by the site's policy. */
export const frameHosts: readonly string[] = [
  "www.youtube-nocookie.com",
  "www.youtube.com",
  "www.openstreetmap.org",
  "player.vimeo.com",
  "www.google.com",
  "maps.google.com",
];
