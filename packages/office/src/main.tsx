import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { officePaths } from "@site/core/contract/office-paths";
import { takeDroppedFiles } from "@site/ui/lib/dropped-files.ts";
import { createSiteSystem } from "@site/ui/theme/system.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { askAhead } from "./lib/loader.ts";

// The list of the first screen does not wait for the answer to who is signed in.
if (location.pathname === "/" && !location.search) askAhead(`${officePaths.listInbox}?`);

takeDroppedFiles();

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
