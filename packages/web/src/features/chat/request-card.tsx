import { chakra } from "@chakra-ui/react/styled-system";
import { CircleCheck } from "lucide-react";
import { Quick } from "./quick.tsx";

const recap = "What have you noted?";

/** Says that the office has the request, and offers to read back what is noted. */
export function RequestCard({ onAsk }: { onAsk: (text: string) => void }) {
  return (
    <chakra.div display="grid" gap="2" p="3" bg="spruce.50" borderRadius="md" textStyle="small">
      <chakra.p display="flex" gap="2" fontWeight="semibold">
        <CircleCheck aria-hidden size={20} /> Your request is with our office.
      </chakra.p>
      <p>To add or change something, write it here.</p>
      <Quick type="button" justifySelf="start" onClick={() => onAsk(recap)}>
        {recap}
      </Quick>
    </chakra.div>
  );
}
