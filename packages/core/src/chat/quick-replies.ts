import type { QuickReply } from "./contract.ts";
import type { ChatLanguage } from "./options.ts";

/** What people come for: buttons under the greeting. */
export const openingReplies: Readonly<Record<ChatLanguage, readonly QuickReply[]>> = {
  en: [
    { id: "estimate", label: "Get a free estimate", message: "I would like a free estimate" },
    { id: "question", label: "Ask a question", message: "I have a question" },
    { id: "service", label: "Something you installed", message: "I need service on something you installed" },
    { id: "job", label: "Ask about jobs", message: "I want to ask about a job" },
    { id: "human", label: "Talk to a person", message: "I want to talk to a person" },
    { id: "withdraw", label: "Change or withdraw my request", message: "I want to change or withdraw my request" },
  ],
  es: [
    { id: "estimate", label: "Presupuesto gratis", message: "Quiero un presupuesto gratis" },
    { id: "question", label: "Hacer una pregunta", message: "Tengo una pregunta" },
    { id: "service", label: "Algo que instalaron", message: "Necesito servicio para algo que instalaron" },
    { id: "job", label: "Preguntar por empleo", message: "Quiero preguntar por empleo" },
    { id: "human", label: "Hablar con una persona", message: "Quiero hablar con una persona" },
    { id: "withdraw", label: "Cambiar o retirar mi solicitud", message: "Quiero cambiar o retirar mi solicitud" },
  ],
};
