import { productReasons as texts } from "@site/company/site-texts";
import { BadgeDollarSign, Hammer, ShieldCheck } from "lucide-react";

const icons = [ShieldCheck, Hammer, BadgeDollarSign] as const;

export const productReasons = icons.map((Icon, index) => ({ Icon, title: "", text: "", ...texts[index] }));
