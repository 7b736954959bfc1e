import { chakra } from "@chakra-ui/react/styled-system";
import { reviewTexts } from "@site/core/reviews/options";

const Notice = chakra("div", {
  base: {
    h: "full",
    minH: "12rem",
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    gap: "2",
    textAlign: "center",
  },
});

export const PlainNotice = ({ text }: { text: "loading" | "empty" }) => (
  <Notice role="status">
    <p>{reviewTexts[text]}</p>
  </Notice>
);

export const FailureNotice = () => (
  <Notice role="status">
    <chakra.p fontWeight="bold">{reviewTexts.failure}</chakra.p>
    <p>{reviewTexts.failureHelp}</p>
  </Notice>
);
