import { chakra } from "@chakra-ui/react/styled-system";
import { journey as steps } from "@site/company/site-texts";

export function Journey() {
  return (
    <chakra.ol
      aria-label="How a project works"
      display="grid"
      gap="6"
      listStyleType="none"
      gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr", lg: "repeat(4, 1fr)" }}
    >
      {steps.map(({ title, text }, index) => (
        <chakra.li key={title} pt="4" borderTopWidth="3px" borderColor="amber.400">
          <chakra.span aria-hidden fontFamily="heading" fontSize="h2" color="brick.600">
            {index + 1}
          </chakra.span>
          <chakra.h2 textStyle="h4" mt="1">
            {title}
          </chakra.h2>
          <chakra.p mt="2" color="inkMuted">
            {text}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
