import { ChakraProvider, type SystemContext } from "@chakra-ui/react/styled-system";
import { Route, Routes } from "react-router-dom";
import { ChatModalProvider } from "../features/chat/chat-modal-provider.tsx";
import { type BuiltData, BuiltDataContext } from "../lib/built-data.ts";
import { Layout } from "./layout.tsx";
import { notFound, routes } from "./routes.tsx";

interface AppProps {
  system: SystemContext;
  data: BuiltData;
}

/** The application below a router: the same tree in the prerender and in the browser. */
export function App({ system, data }: AppProps) {
  return (
    <ChakraProvider value={system}>
      <BuiltDataContext value={data}>
        <ChatModalProvider>
          <Routes>
            <Route element={<Layout />}>
              {[...routes, notFound].map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
          </Routes>
        </ChatModalProvider>
      </BuiltDataContext>
    </ChakraProvider>
  );
}
