import { ProviderFailure } from "@site/wordpress/fetch/failure";
import { readMenus } from "@site/wordpress/posts/load-menus";
import type { Source } from "@site/wordpress/source";

const none = "none: without a login this WordPress shows no menu, so wordpressMenus would show nothing";

/** Nothing is wrong with a WordPress whose menus can't be read: the result is told. */
export const menuChecks = [
  {
    name: "menus that wordpressMenus can name",
    async run({ source }: { source: Source }): Promise<string> {
      const menus = await readMenus(source).catch((error: unknown) => {
        if (error instanceof ProviderFailure) return [];
        throw error;
      });
      const shown = menus.filter(({ links }) => links.length > 0);
      return shown.map(({ names: [name, ...others] }) => `"${name}" (${others.join(", ")})`).join(", ") || none;
    },
  },
] as const;
