import { Checkbox } from "./parts.tsx";

interface ChoicesProps {
  legend: string;
  options: readonly { id: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export const Choices = ({ legend, options, chosen, onChange }: ChoicesProps) => (
  <fieldset>
    <legend>{legend}</legend>
    {options.map(({ id, label }) => (
      <Checkbox
        key={id}
        label={label}
        checked={chosen.includes(id)}
        onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
      />
    ))}
  </fieldset>
);
