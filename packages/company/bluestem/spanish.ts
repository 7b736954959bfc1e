import type { SpanishWords } from "../schema.ts";

export const spanish: SpanishWords = {
  services: "techos, revestimiento y canaletas",
  question: "¿Es para el techo, el revestimiento o las canaletas?",
  offer: "techos, revestimiento o canaletas",
  names: { roofing: "el techo", siding: "el revestimiento", gutters: "las canaletas" },
  region: "sureste de Nebraska",
  positions: { roofer: "Techador" },
  counties: [],
  jobs: "tiempo completo en Lincoln",
  answers: {
    licensed: { say: ["Sí, tenemos licencia y seguro."] },
    subcontractors: { say: ["No usamos subcontratistas; el trabajo lo hace nuestra propia gente."] },
    "estimate-valid": { say: ["El presupuesto es válido por 60 días."] },
    "how-long": {
      say: ["La mayoría de los techos tarda de 1 a 3 días, y las canaletas de una casa normal un día."],
    },
    warranty: {
      say: [
        "La garantía del fabricante es suya, y nosotros damos 10 años sobre el trabajo de nuestra gente. Los detalles están en {page.warranty}.",
      ],
    },
    "siding-kinds": { say: ["Tenemos revestimiento de fibrocemento y de acero."] },
  },
};
