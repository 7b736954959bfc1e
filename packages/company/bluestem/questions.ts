import type { Question } from "../schema.ts";

/** What visitors ask and what the company says. The chat searches this list and the questions of faq.ts; an entry
 * with a label takes the place of the general one in ../general-questions.ts. */
export const questions: readonly Question[] = [
  {
    label: "since",
    faq: "How long have you been in business?",
  },
  {
    label: "licensed",
    faq: "Are you licensed and insured?",
    spanish: {
      question: "¿Tienen licencia y seguro?",
      answer: "Sí, tenemos licencia y seguro.",
    },
  },
  {
    label: "coi",
    faq: "Are you licensed and insured?",
    answer: ["{faq}", "The papers come from the office, at {phone}."],
  },
  {
    label: "subcontractors",
    faq: "Do you use subcontractors?",
    spanish: {
      question: "¿Usan subcontratistas?",
      answer: "No usamos subcontratistas; el trabajo lo hace nuestra propia gente.",
    },
  },
  {
    label: "crew-size",
    question: "How many people come to do the work?",
    answer: "The people on your house are on our payroll, and we use no subcontractors.",
  },
  {
    label: "background-check",
    question: "Do you check your workers' background?",
    answer: "The people on your house are on our payroll, and we use no subcontractors.",
  },
  {
    label: "job-subs",
    question: "Do you hire subcontractors?",
    answer: "We use no subcontractors. You are welcome to apply for a job with us instead: {jobs}. {apply}.",
  },
  {
    label: "about",
    question: "What does your company do?",
    answer: "We are {company}, in {city} since {founded}. We do {services} with our own crews.",
  },
  {
    label: "free-estimate",
    question: "Is the estimate free?",
    answer: "Yes, the estimate is free. You get it in writing, and it is good for 60 days.",
  },
  {
    label: "estimate-valid",
    question: "How long is my estimate valid?",
    answer: "An estimate is good for 60 days. After that the office makes you a new one.",
    spanish: {
      question: "¿Cuánto tiempo vale el presupuesto?",
      answer: "El presupuesto es válido por 60 días.",
    },
  },
  {
    label: "obligation",
    question: "Does an estimate oblige me to anything?",
    answer: "No, nothing: the estimate is free and in writing, and good for 60 days, so that you can think it over.",
  },
  {
    label: "payment-methods",
    faq: "How do I pay?",
  },
  {
    label: "deposit",
    faq: "How do I pay?",
  },
  {
    label: "fire",
    faq: "Do you work with my insurance?",
  },
  {
    label: "how-long",
    question: "How long does the work take?",
    answer: "Most roofs take 1-3 days, and the gutters of an ordinary house one day. For siding our team tells you.",
    cases: [
      {
        services: ["roofing"],
        faq: "How long does a new roof take?",
        answer: "{faq}",
      },
      {
        services: ["gutters"],
        faq: "How long do new gutters take?",
        answer: "{faq}",
      },
      {
        services: ["siding"],
        answer: "I have no figure for siding. The office at {phone} tells you once we have seen the house.",
      },
    ],
    spanish: {
      question: "¿Cuánto tarda el trabajo?",
      answer: "La mayoría de los techos tarda de 1 a 3 días, y las canaletas de una casa normal un día.",
    },
  },
  {
    label: "warranty",
    question: "What warranty do you give?",
    answer: [
      "The maker's warranty on the material is yours, and we give a 10-year workmanship warranty on work by our own crews. More at {page.warranty}.",
      "If it leaks where we worked, we fix it.",
    ],
    spanish: {
      question: "¿Qué garantía dan?",
      answer:
        "La garantía del fabricante es suya, y nosotros damos 10 años sobre el trabajo de nuestra gente. Los detalles están en {page.warranty}.",
    },
  },
  {
    label: "warranty-labor",
    question: "Does the warranty cover labor?",
    answer: "We give a 10-year workmanship warranty on work by our own crews.",
  },
  {
    label: "warranty-installation",
    question: "Is the installation under warranty?",
    answer: "We give a 10-year workmanship warranty on work by our own crews.",
  },
  {
    label: "siding-kinds",
    faq: "What kinds of siding do you put on?",
    spanish: {
      question: "¿Qué revestimientos tienen?",
      answer: "Tenemos revestimiento de fibrocemento y de acero.",
    },
  },
  {
    label: "siding-over",
    faq: "Does the old siding come off?",
  },
  {
    label: "soffit",
    question: "Do you do soffit, fascia and gutters?",
    answer: "New siding comes with trim to match, and steel siding with matching soffit. Gutters we do, too.",
  },
  {
    label: "cleanup",
    question: "Do you clean up afterwards?",
    answer: "We put tarps over the beds and run a magnet over the lawn every evening.",
  },
  {
    label: "distrust",
    question: "How do I know that you are not a scam?",
    answer:
      "I understand, and you are right to be careful after a storm. We have been in {city} since {founded}, we are licensed and insured, and we show you the papers before we start.",
  },
  {
    label: "roof-tear-off",
    faq: "Do you take off the old roof?",
    wordings: [
      "do you tear off the existing shingles",
      "do you roof over an old roof",
      "how many layers do you take off",
    ],
  },
  {
    label: "roof-leak",
    faq: "Will you find out where my roof leaks?",
    wordings: ["my roof is leaking", "there is a leak in the roof"],
  },
  {
    label: "insurance",
    faq: "Do you work with my insurance?",
    wordings: ["do you meet the adjuster", "hail claim with my insurance", "can you handle my deductible"],
  },
  {
    label: "metal-roofs",
    question: "Do you do metal roofs?",
    wordings: ["standing seam roof", "do you install metal roofing"],
    answer:
      "Yes, we do standing seam metal: steel panels from ridge to eave, with hidden fasteners. They are cut to the length of your roof, and the seams are folded on site.",
  },
  {
    label: "hail-siding",
    faq: "Does steel siding dent in hail?",
    wordings: ["will hail damage the siding"],
  },
  {
    label: "shingles",
    faq: "Which shingles do you use?",
    wordings: ["what kind of shingles do you put on", "class 4 impact shingles", "what brand of shingles"],
  },
  {
    label: "leaf-guards",
    faq: "Do leaf guards fit my gutters?",
    wordings: ["do you do gutter guards", "leaves in my gutters"],
    answer: "Yes, we do leaf guards. {faq}",
  },
  {
    label: "gutter-days",
    faq: "How long do new gutters take?",
    wordings: ["how many days for gutters"],
  },
  {
    label: "seamless-gutters",
    faq: "What are seamless gutters?",
    wordings: ["do you do seamless gutters", "are the gutters seamless"],
    answer: ["Yes. {faq}", "{faq}"],
  },
];
