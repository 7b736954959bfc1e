import type { ChatLanguage } from "@site/core/chat/options";

/** What the contact card says around its fields, in the language of the conversation. The consent to texts stays in the
 * words that are recorded with it. */
export const cardTexts = {
  en: {
    group: "Contact details",
    question: "How can we reach you? Enter a phone number or an email.",
    form: "Your details",
    send: "Send my details",
    save: "Save my details",
    pending: "Sending...",
    notNow: "Not now",
    labels: {},
    request: "Your request",
    standing: "Your request is with our office.",
    withdrawn: "You took your request back.",
    edit: "Edit my details",
    withdraw: "Withdraw my request",
    sendAgain: "Send it again",
    failed: "This did not work. Please try again.",
    offline: "You seem to be offline. Please try again later.",
  },
  es: {
    group: "Datos de contacto",
    question: "¿Cómo le contactamos? Escriba un teléfono o un correo.",
    form: "Sus datos",
    send: "Enviar mis datos",
    save: "Guardar mis datos",
    pending: "Enviando...",
    notNow: "Ahora no",
    labels: {
      name: "Nombre completo (opcional)",
      phone: "Teléfono (opcional)",
      email: "Correo electrónico (opcional)",
      location: "Ciudad o código postal (opcional)",
      bestTime: "Mejor hora para llamarle (opcional)",
    },
    request: "Su solicitud",
    standing: "Su solicitud está con nuestra oficina.",
    withdrawn: "Usted retiró su solicitud.",
    edit: "Cambiar mis datos",
    withdraw: "Retirar mi solicitud",
    sendAgain: "Enviarla otra vez",
    failed: "No funcionó. Inténtelo otra vez, por favor.",
    offline: "Parece que no tiene conexión. Inténtelo más tarde, por favor.",
  },
} as const satisfies Record<ChatLanguage, object>;
