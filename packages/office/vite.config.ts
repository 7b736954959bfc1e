import { selectedCompany } from "@site/company/selected";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { companyBrand } from "./company-brand.ts";

export default defineConfig({
  plugins: [react(), companyBrand],
  resolve: { conditions: [...selectedCompany.conditions, ...defaultClientConditions] },
  build: { target: "es2022", modulePreload: false, assetsInlineLimit: 0 },
});
