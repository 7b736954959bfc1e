import { chakra } from "@chakra-ui/react/styled-system";

interface ChoicesProps {
  legend: string;
  options: readonly { id: string; label: string }[];
  /** Ids of the options that are checked. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export const Choices = ({ legend, options, chosen, onChange }: ChoicesProps) => (
  <fieldset>
    <legend>{legend}</legend>
    {options.map(({ id, label }) => (
      <chakra.label key={id} display="flex" gap="3" minH="12" alignItems="center">
        <chakra.input
          type="checkbox"
          boxSize="6"
          flexShrink="0"
          checked={chosen.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
        />
        <span>{label}</span>
      </chakra.label>
    ))}
  </fieldset>
);
