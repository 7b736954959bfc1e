import type { FaqGroup } from "../schema.ts";
import type { ClaimId } from "./claims.ts";

const entry = (question: string, answer: string, ...claims: ClaimId[]) => ({ question, answer, claims });

/** Questions and answers by group, in the order of /faq. A group that bears a service's name stands on its page, too. */
export const faqGroups = {
  general: {
    label: "General",
    questions: [
      entry(
        "How long have you been in business?",
        "We have been a family-owned company in Central New York since 1989. The family still answers for every job.",
        "A-04",
      ),
      entry(
        "Which towns do you serve?",
        "Utica, Rome, New Hartford, Whitesboro, Clinton, Syracuse, Oneida, Herkimer, Little Falls, Frankfort and nearby towns. Not sure about your address? Call us or ask in the chat.",
      ),
      entry(
        "Are you licensed and insured?",
        "Yes. We are licensed and insured, and you are welcome to ask for proof before any work starts.",
      ),
      entry(
        "Do you use subcontractors?",
        "No. Your project is done by our own certified installers, from the first measurement to the last piece of trim.",
      ),
      entry(
        "Can I see the products before I decide?",
        "Yes. Our showroom is in Whitesboro, New York 13492. It is open Monday to Friday from 8 AM-6 PM and Saturday from 9 AM-1 PM, and closed on Sunday. Bring photos or rough measurements if you have them.",
        "A-17",
        "G-13",
      ),
      entry(
        "How soon will I hear back about a quote?",
        "Within 24 hours. Send the free estimate form, start a chat or call, whichever is easiest for you.",
        "A-14",
      ),
    ],
  },
  windows: {
    label: "Windows",
    questions: [
      entry(
        "What styles of windows do you offer?",
        "Double-hung windows, bay, bow and picture windows, and slider windows. Each one is custom-made for its opening, and we help you choose what suits the room and the house.",
      ),
      entry(
        "How long does a window installation take?",
        "Most window installs take 1-2 days. We agree on the dates with you before we order.",
        "V-12",
      ),
      entry(
        "Are the windows made to measure?",
        "Yes. We measure every opening ourselves and have each window custom-made for it. Houses settle over the years, so two openings that look alike are rarely the same size.",
      ),
      entry(
        "Will new windows stop the drafts?",
        "That is what they are made for. Our double-hung windows have air leakage as low as 0.04 CFM, and our installers insulate the gap around the frame before the trim goes on.",
        "V-10",
      ),
      entry(
        "What warranty do the windows carry?",
        "A lifetime warranty, and the warranty for windows can be transferred. See the warranty page for the details, or ask us for the written warranty.",
      ),
      entry(
        "What happens on installation day?",
        "We cover floors and furniture near each window, take out the old unit, set and level the new one, insulate and seal it, finish the trim and clean up. You get a short tour of how everything opens and locks.",
      ),
    ],
  },
  bathrooms: {
    label: "Bathrooms",
    questions: [
      entry(
        "Can you turn my tub into a shower?",
        "Yes. A tub to shower conversion puts a low-step shower in the space of your old tub, with walls, base, fixtures and glass made to fit.",
      ),
      entry(
        "What is a safety tub?",
        "A walk-in tub with a watertight door, a seat and hand rails. You step in, sit down and then fill it, so there is no high side to climb over.",
      ),
      entry(
        "Do you install shower doors on an existing shower?",
        "Yes. We measure your opening and fit sliding, hinged or fixed glass. If the walls need attention first, we tell you before you decide.",
      ),
      entry("How long does a bathroom remodel take?", "A bathroom remodel takes 5-7 days in most homes.", "V-13"),
      entry(
        "Who will be working in my home?",
        "Our own certified installers, and no subcontractors. They introduce themselves, protect your floors and keep the same hours every day until the room is done.",
      ),
      entry(
        "Is there a warranty on bathroom work?",
        "Yes. Products carry a lifetime warranty and our installation work has a warranty of its own. Ask us for the written terms before you sign.",
      ),
    ],
  },
  siding: {
    label: "Siding",
    questions: [
      entry(
        "What kinds of siding do you install?",
        "Reinforced vinyl siding, engineered wood siding and Exteria stacked stone vinyl siding. Many homes combine two of them.",
      ),
      entry(
        "How many colors can I choose from?",
        "Reinforced vinyl siding comes in 40 colors. We bring samples to your home so that you can see them in your own light, next to your own roof.",
        "V-09",
      ),
      entry(
        "Will the color fade?",
        "The finish of our siding carries a 30-year no-fade promise. See the written warranty for what it covers.",
        "V-06",
      ),
      entry(
        "How does it stand up to wind?",
        "Our reinforced siding is rated for wind resistance up to 210 mph. Careful fastening matters just as much, which is why our own certified installers do the work.",
        "V-07",
      ),
      entry(
        "How long does a siding project take?",
        "Usually 1-2 weeks, depending on the size of the house and on the weather.",
        "V-14",
      ),
      entry(
        "Can the siding warranty be transferred if I sell?",
        "Yes. The warranty for siding can be transferred to the next owner. Keep the written warranty with your house papers and call us when you sell.",
      ),
    ],
  },
  doors: {
    label: "Doors",
    questions: [
      entry(
        "What kinds of doors do you offer?",
        "Entry doors, storm doors and patio doors, in styles from plain to decorative, with or without glass.",
      ),
      entry(
        "My opening is an odd size. Is that a problem?",
        "No. Doors are custom-made for the opening. We measure width, height and depth, and check that the frame is square before we order.",
      ),
      entry(
        "Are the new doors more secure?",
        "A new frame, sturdy hinges and a well-fitted lock make a door much harder to force than a worn one. We walk you through the lock choices for your door.",
      ),
      entry(
        "Do you replace the frame too?",
        "For entry and patio doors we replace door, frame and sill together, so that everything closes and seals as it should. Storm doors are fitted to your existing opening.",
      ),
      entry(
        "What warranty do the doors carry?",
        "A lifetime warranty, and the warranty for doors can be transferred. The warranty page explains how.",
      ),
      entry(
        "Can I finance a single door?",
        "Financing is available for projects large and small, subject to credit approval. Ask for a free estimate and we will show you the plans that fit.",
      ),
    ],
  },
  financing: {
    label: "Financing",
    questions: [
      entry(
        "What financing plans do you offer?",
        "Three: Same As Cash, Low Monthly Payments and Reduced APR. Each suits a different budget, and we explain all of them before you choose. Subject to credit approval. Terms and conditions apply.",
      ),
      entry(
        "How does Same As Cash work?",
        "You have 12-24 months at 0% if the balance is paid in full within the promotional period. Ask what applies after that period before you choose the plan.",
        "V-01",
      ),
      entry(
        "How long can I spread the payments?",
        "Monthly plans run up to 10 years, with fixed rates, so the payment stays the same.",
        "V-02",
      ),
      entry("How fast is the credit decision?", "You get a credit decision in minutes."),
      entry("Does pre-approval affect my credit score?", "No. Pre-approval has no impact on your credit score."),
      entry(
        "Do you have 0% APR?",
        "Yes, 0% APR is available for qualified customers. Subject to credit approval. Terms and conditions apply.",
        "V-05",
      ),
    ],
  },
  process: {
    label: "Process",
    questions: [
      entry(
        "How does a project work?",
        "In four steps: a free estimate, custom production of your products, expert installation by our own crew, and lifetime support.",
      ),
      entry(
        "What happens after I ask for a quote?",
        "We review your request, talk it through with you in a consultation, and you receive your quote. There is no obligation at any step.",
      ),
      entry(
        "How long is my estimate valid?",
        "Estimates are valid for 30 days, so you can compare and think it over.",
        "M-26",
      ),
      entry(
        "Can I change or cancel an appointment?",
        "Yes, on the page of your request, which every email of ours leads to, or by phone. In the chat a change or a cancellation is not guaranteed.",
      ),
      entry(
        "What happens after the installation?",
        "We walk through the finished work with you, clean up and leave you the warranty papers. If anything needs attention later, we are a phone call away.",
      ),
      entry(
        "How do I ask for service on earlier work?",
        "Call customer service or send the service request form. Tell us what was installed and what you notice, and add the address so that we can find your file.",
      ),
    ],
  },
} as const satisfies Record<string, FaqGroup>;
