import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { CategoryTexts } from "@site/company/schema";
import { selectedCompany } from "@site/company/selected";
import { type CompanyDiagnostic, collectTexts, diagnose, type Modules } from "./diagnostic.ts";

const folders = [
  join(selectedCompany.folder, "illustrations"),
  join(selectedCompany.folder, "../../web/illustrations"),
];
const isThere = (name: string): boolean => folders.some((folder) => existsSync(join(folder, name)));

const photo = /^\/photos\/([\w.-]+)$/;
/** A phone on a slow network waits for more than a second for one that is larger. */
const mostPhotoBytes = 400_000;

function photoProblem(name: string): string | undefined {
  const file = join(selectedCompany.folder, "photos", name);
  if (!existsSync(file)) return `there is no photo ${name} in photos`;
  return statSync(file).size > mostPhotoBytes ? `${name} is larger than ${mostPhotoBytes / 1000} KB` : undefined;
}

const drawing = /^\/illustrations\/([\w-]+\.svg)$/;

/** Drawings that the company's files name and that neither its folder nor the product has. */
export const missingPictures = (
  modules: Modules,
  catalogue: readonly Pick<CategoryTexts<string>, "slug" | "products">[],
): CompanyDiagnostic[] => [
  ...collectTexts(modules).flatMap(({ file, path, text }) => {
    const name = drawing.exec(text)?.[1];
    return name && !isThere(name) ? [diagnose(file, path, `there is no drawing ${name} in illustrations`)] : [];
  }),
  ...collectTexts(modules).flatMap(({ file, path, text }) => {
    const name = photo.exec(text)?.[1];
    const problem = name && photoProblem(name);
    return problem ? [diagnose(file, path, problem)] : [];
  }),
  ...catalogue.flatMap(({ slug, products }, index) =>
    products.flatMap((product, position) =>
      product.image || isThere(`${slug}-${product.slug}.svg`)
        ? []
        : [
            diagnose(
              "catalogue",
              `catalogue.${index}.products.${position}.image`,
              `is missing, and there is no drawing ${slug}-${product.slug}.svg in illustrations`,
            ),
          ],
    ),
  ),
];
