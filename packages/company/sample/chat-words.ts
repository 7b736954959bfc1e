import type { ChatWords } from "../schema.ts";

export const chatWords: ChatWords = {
  introduction: "a family-owned home-improvement contractor in Central New York",
  products: {
    "double-hung": "\\bdouble[- ]?hungs?\\b",
    "bay-bow-picture-windows":
      "\\b(?:bay|bow|picture)(?:,? (?:and |or |& )?(?:bay|bow|picture))* ?windows?\\b|\\bbay (?:or|and) bow\\b",
    "slider-windows": "\\b(?:sliders?|sliding) ?windows?\\b|\\bwindow sliders?\\b",
    "exteria-stacked-stone-vinyl-siding": "\\b(?:exteria|stacked[- ]stone|stone siding)\\b",
    "engineered-wood-siding": "\\b(?:engineered[- ]wood|wood siding)\\b",
    "reinforced-vinyl-siding": "\\b(?:reinforced (?:vinyl )?siding|vinyl siding)\\b",
    "tub-shower-conversion":
      "\\btub[- ](?:to|into|2)[- ](?:a )?shower\\b|\\bshower conversion\\b|\\breplace (?:the|my|our) tub with a shower\\b",
    "safety-tubs": "\\bwalk[- ]?in (?:bath)?tubs?\\b|\\bsafety (?:bath)?tubs?\\b",
    "premium-shower-doors": "\\b(?:shower|tub) ?(?:glass |screen )?doors?\\b",
    "entry-doors": "\\b(?:entry|front|exterior)[- ]?doors?\\b",
    "storm-doors": "\\bstorm[- ]?doors?\\b",
    "patio-doors":
      "\\b(?:(?:patio|sliding(?: glass)?|french)[- ]?doors?|patio sliders?|sliders? (?:out |leading |that goes )?(?:to|onto) (?:the|our|my) (?:back )?(?:deck|patio|porch|yard))\\b",
  },
  days: {
    Saturday: {
      day: "Saturday we are open from 9 AM to 1 PM. Our contact page says until 4, so please call {phone} before you come after 1.",
      doubt:
        "I am not sure about {time} on Saturday: our hours say 9 AM-1 PM, the contact page says until 4. Please call {phone} before you come.",
    },
  },
  hoursNote: "Our contact page lists Saturday until 4, so please call before you come on a Saturday afternoon.",
};
