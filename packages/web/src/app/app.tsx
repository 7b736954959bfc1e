import { ChakraProvider, type SystemContext } from "@chakra-ui/react/styled-system";
import { type BuiltData, BuiltDataContext } from "@site/ui/lib/built-data.ts";
import { Route, Routes } from "react-router-dom";
import { type ChatModal, ChatModalContext } from "../lib/chat-modal.ts";
import { Layout } from "./layout.tsx";
import { lastRoute, routes } from "./routes.tsx";

/** The application below a router: the same tree in the prerender and in the browser. */
export const App = ({ system, data, modal }: { system: SystemContext; data: BuiltData; modal: ChatModal }) => (
  <ChakraProvider value={system}>
    <BuiltDataContext value={data}>
      <ChatModalContext value={modal}>
        <Routes>
          <Route element={<Layout />}>
            {[...routes, lastRoute].map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
        </Routes>
      </ChatModalContext>
    </BuiltDataContext>
  </ChakraProvider>
);
