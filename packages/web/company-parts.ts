import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { selectedCompany } from "@site/company/selected";
import type { Plugin } from "vite";

const folder = join(selectedCompany.folder, "photos");
const photos = existsSync(folder) ? readdirSync(folder) : [];

// Vite packs its configuration without the condition that chooses the company.
const load = (file: string) => import(pathToFileURL(join(selectedCompany.folder, file)).href);
const [{ priceRanges, loanTerms }, { projects }] = [await load("prices.ts"), await load("proof.ts")];

/** What only some companies have: their photos, under `/photos/`, and pages whose code the others don't build. */
export const companyParts: Plugin = {
  name: "company-parts",
  config: () => ({
    define: {
      "import.meta.env.PRICES": String(priceRanges !== undefined),
      "import.meta.env.LOAN": String(loanTerms !== undefined),
      "import.meta.env.PROJECTS": String(projects !== undefined),
    },
  }),
  configureServer({ middlewares }) {
    middlewares.use("/photos", ({ url = "" }, response, next) => {
      const name = photos.find((each) => url === `/${each}`);
      if (name) response.end(readFileSync(join(folder, name)));
      else next();
    });
  },
  generateBundle() {
    if (this.environment.name === "ssr") return;
    for (const name of photos)
      this.emitFile({ type: "asset", fileName: `photos/${name}`, source: readFileSync(join(folder, name)) });
  },
};
