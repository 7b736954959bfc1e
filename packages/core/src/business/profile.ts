export interface Address {
  street: string;
  city: string;
  region: string;
  postalCode: string;
}

/** A named link to another site. */
interface Link {
  label: string;
  url: string;
}

/** A video on the hosting service: nothing of it loads before a click. */
export interface Video {
  id: string;
  title: string;
}

/** A certificate the company really holds. */
interface Certification {
  name: string;
  categories: readonly string[];
}

/** One project of the gallery: two pictures of the same place. */
export interface GalleryProject {
  title: string;
  town?: string;
  before: string;
  after: string;
  alt: string;
}

interface Location {
  address: Address;
  phone: string;
}

/** Facts of the company. Everything optional hides its element when unset, so a business that has no offers site shows
 * no link to one. */
export interface BusinessProfile {
  company: string;
  legalName: string;
  phone: string;
  /** Origin of the public site, without a slash at its end: base of canonical and picture addresses. */
  website: string;
  email?: string;
  careersEmail?: string;
  showroom: Address;
  geo?: { latitude: number; longitude: number };
  /** Name of the scripted agent in the large chat dialog. */
  agentName?: string;
  offersSite?: Link;
  communitySites: readonly Link[];
  social: readonly Link[];
  /** Footer of provider pages; unset falls back to the showroom and main phone. */
  secondLocation?: Location;
  /** First three digits of the ZIP codes that the company serves; unset: no place is told to be outside. */
  serviceZipPrefixes?: readonly string[];
  lender?: Link;
  warrantyFile?: string;
  reviewsSource?: Link;
  certifications: readonly Certification[];
  gallery: readonly GalleryProject[];
  /** A map of projects at another host; `summary` says in words what it shows. */
  solarMap?: { url: string; client: string; markerColor: string; style: string; summary: string };
  videos: {
    about?: Video;
    careersTeam?: Video;
    careers: readonly Video[];
    categories: Readonly<Record<string, Video>>;
    showcase: readonly Video[];
  };
}

const sampleVideo = (title: string): Video => ({ id: "aqz-KE-bpKQ", title: `Sample video: ${title}` });

/** Sample values, all of them plainly samples, so that every element of the site shows out of the box. Replace them
 * with the business's own; a production stage refuses to deploy while `sampleValues` finds any. */
export const profile: BusinessProfile = {
  company: "Sample & Sons Home Improvement",
  legalName: "Sample & Sons Home Improvement, Inc.",
  phone: "(315) 555-0142",
  website: "https://www.example.com",
  email: "info@example.com",
  careersEmail: "careers@example.com",
  showroom: { street: "100 Sample Street", city: "Whitesboro", region: "NY", postalCode: "13492" },
  geo: { latitude: 43.1226, longitude: -75.2916 },
  agentName: "Sam",
  offersSite: { label: "Current offers", url: "https://offers.example.com/" },
  communitySites: [
    { label: "Home show", url: "https://homeshow.example.com/" },
    { label: "Community projects", url: "https://community.example.com/" },
    { label: "Hockey nights", url: "https://hockey.example.com/" },
  ],
  social: [
    { label: "Facebook", url: "https://social.example.com/facebook" },
    { label: "Instagram", url: "https://social.example.com/instagram" },
  ],
  secondLocation: {
    address: { street: "200 Sample Avenue", city: "Albany", region: "NY", postalCode: "12207" },
    phone: "(518) 555-0142",
  },
  // Syracuse, Utica and Oneonta, and the counties of the giveaway beyond them.
  serviceZipPrefixes: ["120", "130", "131", "132", "133", "134", "135", "138"],
  lender: { label: "Sample Lending", url: "https://lender.example.com/apply" },
  reviewsSource: { label: "our Google profile", url: "https://reviews.example.com/" },
  certifications: [
    { name: "Sample certificate: window installation", categories: ["Windows"] },
    { name: "Sample certificate: siding installation", categories: ["Siding"] },
    { name: "Sample certificate: bathroom installation", categories: ["Bathrooms"] },
    { name: "Sample certificate: door installation", categories: ["Doors"] },
    { name: "Sample certificate: lead-safe work practices", categories: ["Windows", "Siding", "Bathrooms", "Doors"] },
    { name: "Sample certificate: job-site safety training", categories: ["Windows", "Siding", "Bathrooms", "Doors"] },
  ],
  gallery: [
    {
      title: "Sample project: a new entry door",
      before: "/illustrations/placeholder.svg",
      after: "/illustrations/doors-entry-doors.svg",
      alt: "drawing of a front door, a sample in place of a photo",
    },
    {
      title: "Sample project: a window for the kitchen",
      before: "/illustrations/placeholder.svg",
      after: "/illustrations/windows-slider-windows.svg",
      alt: "drawing of a kitchen window, a sample in place of a photo",
    },
  ],
  solarMap: {
    url: "https://maps.example.com/projects",
    client: "sample",
    markerColor: "1f4d3f",
    style: "light",
    summary: "Sample text: projects around Utica, Rome, Syracuse and the towns between them.",
  },
  videos: {
    about: sampleVideo("our story"),
    careersTeam: sampleVideo("meet the team"),
    careers: [sampleVideo("a day on a window crew"), sampleVideo("learning the trade"), sampleVideo("growing with us")],
    categories: {
      windows: sampleVideo("why homeowners choose our windows"),
      siding: sampleVideo("why homeowners choose our siding"),
      bathrooms: sampleVideo("why homeowners choose our bathrooms"),
      doors: sampleVideo("why homeowners choose our doors"),
    },
    showcase: [
      sampleVideo("a project from start to finish"),
      sampleVideo("before and after"),
      sampleVideo("homeowners talk about the work"),
    ],
  },
};

const sampleMarks = /example\.(com|org|net)|\b555-01\d\d\b|\bsample\b|aqz-KE-bpKQ/i;

/** Paths of the values that are still samples or were left empty though a business needs them.
 * @returns for example ["phone", "videos.about.id"]; empty when the profile may go to production */
export function sampleValues(value: unknown = profile, path = ""): string[] {
  if (typeof value === "string") return value.trim() === "" || sampleMarks.test(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => sampleValues(child, path ? `${path}.${key}` : key));
}

/** `tel:` address of a printed number. North American numbers get their country code. */
export function telUri(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** One line: "100 Sample Street, Whitesboro, NY 13492". */
export const addressLine = ({ street, city, region, postalCode }: Address): string =>
  `${street}, ${city}, ${region} ${postalCode}`;

/** Directions at a maps service that phones open in their own app. */
export const directionsUrl = (address: Address): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(address))}`;
