import * as z from "zod";

export * from "zod";

// It would try `new Function` as the contracts load, which the page's policy forbids and the browser's console tells.
// They get this module for zod (vite.config.ts), so that it runs ahead of them and only with them.
z.config({ jitless: true });
