import { chakra } from "@chakra-ui/react/styled-system";

export const HoursList = ({ hours }: { hours: readonly { label: string; text: string }[] }) => (
  <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4">
    {hours.map(({ label, text }) => (
      <chakra.div key={label} display="contents">
        <dt>{label}</dt>
        <dd>{text}</dd>
      </chakra.div>
    ))}
  </chakra.dl>
);
