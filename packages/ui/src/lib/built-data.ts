import { createContext, useContext } from "react";

/** Answers that the shown page was built with, by the URL that the browser would ask. */
export type BuiltData = Record<string, unknown>;

export const BuiltDataContext = createContext<BuiltData>({});

export const useBuiltData = (): BuiltData => useContext(BuiltDataContext);
