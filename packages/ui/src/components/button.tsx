import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "react-router-dom";
import { buttonRecipe } from "../theme/recipes.ts";

export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });

/** Shows an icon alone, which its label names. */
export const IconButton = chakra(
  "button",
  { base: { display: "grid", placeItems: "center", boxSize: "12", flexShrink: "0", cursor: "pointer" } },
  { defaultProps: { type: "button" } },
);

/** Leads to a page of this site; a real link, so it also opens in a new tab. */
export const ButtonLink = chakra(Link, buttonRecipe);

/** Leads elsewhere: a phone number, a maps service, another site. */
export const ButtonAnchor = chakra("a", buttonRecipe);
