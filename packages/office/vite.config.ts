import { selectedCompany } from "@site/company/selected";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: [...selectedCompany.conditions, ...defaultClientConditions] },
  build: { target: "es2022", modulePreload: false, assetsInlineLimit: 0 },
});
