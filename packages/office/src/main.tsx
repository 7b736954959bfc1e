import "./without-eval.ts";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { createSiteSystem } from "@site/ui/theme/system.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";

const container = document.getElementById("root");
if (!container) throw new Error("The page has no #root element");
createRoot(container).render(
  <StrictMode>
    <ChakraProvider value={createSiteSystem()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ChakraProvider>
  </StrictMode>,
);
