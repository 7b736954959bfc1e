import playwright from "../../playwright.config.ts";
import { findChromium } from "../../tools/chromium.ts";

const executablePath = findChromium();

/** How visitors' own Chromium is started, for what the one without windows does in another way. */
export const launchLikeVisitors = { ...playwright.use?.launchOptions, ...(executablePath ? { executablePath } : {}) };
