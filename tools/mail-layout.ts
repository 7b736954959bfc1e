// `node tools/mail-layout.ts`: makes the layout of the mails from its MJML source.
import { writeFile } from "node:fs/promises";
import { buildLayout, layoutFile } from "./mails/build-layout.ts";

await writeFile(layoutFile, await buildLayout());
