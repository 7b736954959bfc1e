import * as z from "zod";

// It would try `new Function` as the contracts load, which the page's policy forbids and the browser's console tells.
z.config({ jitless: true });
