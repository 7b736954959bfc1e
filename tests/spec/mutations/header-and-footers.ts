import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const footer = "packages/web/src/app/footer.tsx";
const header = "packages/web/src/app/header.tsx";
const links = "packages/web/src/app/site-links.ts";
const profile = "packages/company/sample/profile.ts";
const drawer = "packages/web/src/app/mobile-drawer.tsx";
const provider = "packages/web/src/features/content/provider-footer.tsx";

export const changes: Changes = {
  "G-01": [
    ["packages/web/src/app/header.tsx", '<PhoneLink fontSize="lg" color="spruce.700" textDecoration="none" />', ""],
  ],
  "G-02": [[header, "{addressLine(profile.showroom)}</UtilityAnchor>", "Directions</UtilityAnchor>"]],
  "G-03": [[links, '{ to: pages.financing.path, label: "Financing" },', ""]],
  "G-04": [[links, '{ to: pages.warranty.path, label: "Warranty" },', ""]],
  "G-05": [[links, '{ to: pages.careers.path, label: "Careers" },', ""]],
  "G-06": [[header, "{profile.offersSite && (", "{false && ("]],
  "G-07": [[links, '[{ to: pages.about.path, label: "About" }, ...serviceLinks]', "[...serviceLinks]"]],
  "G-08": [[links, "START YOUR PROJECT", "Get started", "label"]],
  "G-09": [
    [drawer, '<QuoteLink variant="action">', '<QuoteLink hidden variant="action">', "Free Consultation"],
    [drawer, '<ChatLink variant="solid">', '<ChatLink to="/faq" variant="solid">', "Chat With Agent"],
    [
      "packages/web/src/app/header.tsx",
      'const notWide = { display: "grid", [wide]: { display: "none" } };',
      'const notWide = { display: { base: "grid", md: "none" } };',
      "on a tablet",
    ],
  ],
  "G-10": [[header, "{hours.site.map(", "{hours.contact.map("]],
  "G-11": [
    [profile, "longitude: -75.5, zoom", "longitude: -74.5, zoom", "longitude"],
    [profile, "map: { latitude: 42.7", "map: { latitude: 43.7", "latitude"],
    [profile, "zoom: 7", "zoom: 9", "zoom"],
    [footer, 'height="500px"', 'height="400px"', "height"],
  ],
  "G-12": [[footer, "      {addressLine(profile.showroom)}\n      <br />", ""]],
  "G-13": [["packages/company/sample/hours.ts", 'text: "9 AM-1 PM"', 'text: "9 AM-4 PM"']],
  "G-14": [[footer, '<PhoneLink fontSize="h4" justifySelf="start" />', ""]],
  "G-15": [
    [footer, '{ to: pages.quote.path, label: "Free Estimate" },', "", "quote"],
    [footer, '{ to: pages.chat.path, label: "Chat with us" },', "", "chat"],
    [footer, "<FooterAnchor href={directionsUrl(profile.showroom)}", '<FooterAnchor href="/contact"', "directions"],
  ],
  "G-16": [[footer, "links: serviceLinks,", "links: serviceLinks.slice(1),"]],
  "G-17": [
    [footer, '{ to: pages.financing.path, label: "Financing" },', "", "financing"],
    [footer, '{ to: pages.warranty.path, label: "Warranty" },', "", "warranty"],
    [footer, '{ to: pages.faq.path, label: "FAQ" },', "", "faq"],
    [footer, '{ to: pages.staff.path, label: "Staff" },', "", "staff"],
    [footer, '{ to: pages.careers.path, label: "Careers" },', "", "careers"],
  ],
  "G-18": [
    ["packages/web/src/components/links/footer-link.tsx", '{ to: pages.terms.path, label: "Terms" },', "", "terms"],
    [
      "packages/web/src/components/links/footer-link.tsx",
      '{ to: pages.privacy.path, label: "Privacy" },',
      "",
      "privacy",
    ],
    [
      "packages/web/src/components/links/footer-link.tsx",
      '{ to: pages.accessibility.path, label: "Accessibility" },',
      "",
      "accessibility",
    ],
  ],
  "G-19": [[footer, "{profile.communitySites.map(", "{profile.communitySites.slice(0, 1).map("]],
  "G-20": [
    [
      "packages/web/src/app/routes.tsx",
      'Footer: preloadable(() => import("../features/content/provider-footer.tsx")),',
      "",
    ],
  ],
  "G-21": [[provider, "phone={location.phone}", "phone={profile.phone}"]],
  "G-22": [
    [profile, 'city: "Albany"', 'city: "Troy"'],
    [provider, "directionsUrl(location.address)", "directionsUrl(profile.showroom)", "directions"],
  ],
  "G-23": [
    [
      provider,
      "<FooterLink to={pages.serviceRequest.path}>Request service",
      "<FooterLink to={pages.contact.path}>Request service",
    ],
  ],
  "G-24": [[provider, "links={countyLinks}", "links={countyLinks.slice(1)}"]],
  "G-25": [[provider, "{profile.social.map(", "{profile.social.slice(1).map("]],
  "G-26": [[footer, "src={mapEmbedAddress(mapView)}", 'src="about:blank"']],
};
