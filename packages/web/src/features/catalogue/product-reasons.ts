import { BadgeDollarSign, Hammer, ShieldCheck } from "lucide-react";

export const productReasons = [
  {
    title: "Lifetime Warranty",
    text: "Our products carry a lifetime warranty. Ask to read it before you decide.",
    Icon: ShieldCheck,
  },
  {
    title: "Expert Installation",
    text: "Installed by our own certified installers. No subcontractors.",
    Icon: Hammer,
  },
  {
    title: "Flexible Financing",
    text: "Plans for different budgets, with 0% APR options for qualified customers. Subject to credit approval.",
    Icon: BadgeDollarSign,
  },
] as const;
