import type { BusinessProfile, Video } from "../schema.ts";

const sampleVideo = (title: string): Video => ({ id: "aqz-KE-bpKQ", title: `Sample video: ${title}` });

/** Sample values, all of them plainly samples, so that every element of the site shows out of the box. Replace them
 * with the business's own; a production stage refuses to deploy while `sampleValues` finds any. */
export const profile: BusinessProfile = {
  company: "Sample & Sons Home Improvement",
  legalName: "Sample & Sons Home Improvement, Inc.",
  founded: 1989,
  phone: "(315) 555-0142",
  website: "https://www.example.com",
  email: "info@example.com",
  careersEmail: "careers@example.com",
  showroom: { street: "100 Sample Street", city: "Whitesboro", region: "NY", postalCode: "13492" },
  premises: "showroom",
  geo: { latitude: 43.1226, longitude: -75.2916 },
  map: { latitude: 42.7, longitude: -75.5, zoom: 7 },
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
