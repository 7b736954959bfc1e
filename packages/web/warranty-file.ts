import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { profile } from "@site/company/profile";
import type { TextSection } from "@site/company/schema";
import { serviceText, warranties } from "@site/company/warranty";
import { addressLine } from "@site/core/business/profile";
import { pages } from "@site/core/site/pages";
import { tokens } from "@site/ui/theme/tokens.ts";
import PDFDocument from "pdfkit";
import { longDate } from "./src/lib/dates.ts";

/** pt. */
const size = { title: 26, heading: 16, body: 11, small: 9 } as const;

const { spruce, ink } = tokens.colors;

function writeSection(document: typeof PDFDocument.prototype, { heading, paragraphs, list = [] }: TextSection): void {
  document.moveDown();
  if (heading) document.font("Besley").fontSize(size.heading).fillColor(spruce[800].value).text(heading);
  document.font("Helvetica").fontSize(size.body).fillColor(ink.value);
  for (const paragraph of paragraphs) document.moveDown(0.4).text(paragraph, { lineGap: 3 });
  if (list.length > 0) document.moveDown(0.4).list([...list], { lineGap: 3, bulletRadius: 2 });
}

/** The warranties as a file to keep, with whose they are, whom to call and of which day.
 * @param day on which the text last changed, ISO */
export async function warrantyFile(day: string): Promise<Buffer> {
  const document = new PDFDocument({
    size: "LETTER",
    margin: 64,
    lang: "en-US",
    displayTitle: true,
    info: {
      Title: `${pages.warranty.title} - ${profile.company}`,
      Author: profile.legalName,
      CreationDate: new Date(day),
    },
  });
  document.registerFont("Besley", join(import.meta.dirname, "fonts/besley-600.ttf"));
  document.font("Besley").fontSize(size.body).fillColor(spruce[800].value).text(profile.company);
  document.fontSize(size.title).text(pages.warranty.title);
  for (const section of warranties) writeSection(document, section);
  writeSection(document, { heading: "Service", paragraphs: [serviceText, `Call ${profile.phone}.`] });
  document
    .moveDown(2)
    .fontSize(size.small)
    .text([profile.legalName, addressLine(profile.showroom), profile.phone].join(" | "))
    .text(`As of ${longDate(day)}`);
  document.end();
  return buffer(document);
}
