import { chakra } from "@chakra-ui/react/styled-system";
import { quoteReasons as reasons } from "@site/company/site-texts";
import { nextSteps } from "@site/core/quote/options";
import { Check } from "lucide-react";

/** Why choose us, and what happens after the form is sent. */
export function QuoteReasons() {
  return (
    <chakra.aside display="grid" gap="10" alignContent="start">
      <chakra.section aria-labelledby="why" p="6" bg="white" borderWidth="1px" borderColor="snow.300" borderRadius="md">
        <chakra.h2 id="why" textStyle="h3" mb="4">
          Why Choose Us
        </chakra.h2>
        <chakra.ul display="grid" gap="4" listStyleType="none">
          {reasons.map(({ title, text }) => (
            <chakra.li key={title} display="flex" gap="3">
              <chakra.span color="success" mt="1">
                <Check aria-hidden size={20} />
              </chakra.span>
              <div>
                <chakra.p fontWeight="semibold">{title}</chakra.p>
                <chakra.p color="inkMuted">{text}</chakra.p>
              </div>
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.section>
      <section aria-labelledby="next">
        <chakra.h2 id="next" textStyle="h3" mb="4">
          What Happens Next
        </chakra.h2>
        <chakra.ol display="grid" gap="5" listStyleType="none">
          {nextSteps.map(({ title, text }, index) => (
            <chakra.li key={title} display="flex" gap="4">
              <chakra.span
                aria-hidden
                display="grid"
                placeItems="center"
                w="10"
                h="10"
                flexShrink="0"
                borderRadius="full"
                bg="spruce.700"
                color="white"
                fontWeight="bold"
              >
                {index + 1}
              </chakra.span>
              <div>
                <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
                <chakra.p color="inkMuted">{text}</chakra.p>
              </div>
            </chakra.li>
          ))}
        </chakra.ol>
      </section>
    </chakra.aside>
  );
}
