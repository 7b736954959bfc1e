import { chakra } from "@chakra-ui/react/styled-system";
import { pages } from "@site/core/site/pages";
import { Button } from "@site/ui/components/button.tsx";

const Words = chakra("input", {
  base: {
    minW: "0",
    w: "full",
    borderWidth: "1px",
    borderColor: "inkMuted",
    borderRadius: "md",
    px: "3",
    py: "2",
    bg: "white",
  },
});

/** Needs no script. */
export const SearchForm = ({ words }: { words: string }) => (
  <chakra.form role="search" method="get" action={pages.search.path} display="flex" flexWrap="wrap" gap="3" maxW="full">
    <chakra.label htmlFor="words" fontWeight="semibold" alignSelf="center">
      Search for
    </chakra.label>
    <Words id="words" name="q" type="search" required defaultValue={words} />
    <Button type="submit" variant="action">
      Search
    </Button>
  </chakra.form>
);
