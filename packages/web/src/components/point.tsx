import { chakra } from "@chakra-ui/react/styled-system";

export const Point = ({ as, title, text }: { as?: "li"; title: string; text: string }) => (
  <chakra.div as={as} pt="4" borderTopWidth="3px" borderColor="amber.400">
    <chakra.h3 textStyle="h4">{title}</chakra.h3>
    <chakra.p mt="2" color="inkMuted">
      {text}
    </chakra.p>
  </chakra.div>
);
