import type { Question } from "../schema.ts";

/** What visitors ask and what the company says. The chat searches this list and the questions of faq.ts; an entry
 * with a label takes the place of the general one in ../general-questions.ts. */
export const questions: readonly Question[] = [
  {
    label: "window-kinds",
    faq: "What styles of windows do you offer?",
    wordings: ["what kinds of windows do you have", "what styles are there"],
    spanish: {
      question: "¿Qué ventanas tienen?",
      answer: "Tenemos ventanas de guillotina, corredizas, bay, bow y fijas, hechas a la medida.",
    },
  },
  {
    label: "siding-kinds",
    faq: "What kinds of siding do you install?",
    wordings: ["what is your siding made of", "what types of siding do you carry", "is vinyl the best for our winters"],
    spanish: {
      question: "¿Qué revestimientos tienen?",
      answer: "Tenemos revestimiento de vinilo reforzado, de madera de ingeniería y de vinilo con aspecto de piedra.",
    },
  },
  {
    label: "brand",
    question: "Which brands do you use?",
    wordings: ["who makes them", "what brand are they", "are they made in America"],
    answer:
      "Our products are custom-made for each home and put in by our own certified installers. Which manufacturer makes them I don't have here; our team can tell you for each product.",
  },
  {
    label: "glass",
    question: "What glass do the windows have?",
    wordings: ["is it double pane", "do you have tinted or frosted glass"],
    answer:
      "Windows are custom-made, and the glass is chosen with you. Which kinds of glass are available I don't have here.",
  },
  {
    label: "ratings",
    question: "What energy ratings do the windows have?",
    wordings: ["are they Energy Star", "what is the U-factor of your windows"],
    answer: [
      "The one figure I have is the air leakage of our double-hung windows, as low as 0.04 CFM. Other ratings are on the product papers that our team can show you.",
      "That rating I don't have here, and I don't want to guess a number.",
    ],
  },
  {
    label: "noise",
    question: "Do new windows keep out noise?",
    wordings: ["will they keep out the street noise", "are they quieter than what I have"],
    answer:
      "A new window that closes tightly usually lets in less noise than a worn one, but I have no figure to promise. Our team can advise you on the glass for a noisy road; the windows are custom-made.",
  },
  {
    label: "fog",
    question: "Why is there fog between the panes?",
    answer:
      "I can't promise that a window never fogs: water on the room side depends a lot on the air in the house. Fog between the panes is different; if that happens on a window from us, our customer service looks at it.",
  },
  {
    label: "cold-performance",
    question: "How do the products do in the cold?",
    wordings: ["how do they hold up in our winters", "do they keep the cold out"],
    answer: [
      "They are made for our winters: our double-hung windows have air leakage as low as 0.04 CFM, and our installers insulate the gap around the frame. How much warmer a room gets depends on the house.",
      "I can't promise a number of degrees; our team can say more once they have seen the house.",
    ],
    cases: [
      {
        services: ["siding", "doors"],
        answer: [
          "Our products are made for homes in {region}, and a door or wall that fits tightly lets in less cold. I have no figure to promise for your house.",
          "I can't promise a number of degrees; our team can say more once they have seen the house.",
        ],
      },
    ],
  },
  {
    label: "cfm",
    question: "What does CFM mean for a window?",
    wordings: ["what does 0.04 mean", "what is air leakage"],
    answer: [
      "It measures how much air slips through a closed window: cubic feet per minute, tested for each square foot. Lower means tighter, and our double-hung windows go as low as 0.04.",
      "In plain words: the smaller the number, the less wind gets through the closed window.",
    ],
  },
  {
    label: "bay-bow",
    question: "What is the difference between bay and bow windows?",
    wordings: ["bay or bow, which is which"],
    answer: [
      "A bay window usually has three panels set at an angle, with a big one in the middle; a bow window has four or more in a gentle curve. A picture window is one large pane that does not open. We make bay, bow and picture windows to measure.",
      "Bay: three panels with corners. Bow: four or more in a curve. Which suits your wall, our team can show you at the free visit.",
    ],
  },
  {
    label: "double-hung",
    question: "What are double-hung windows?",
    wordings: ["what does double hung mean", "is that the kind that slides up"],
    answer:
      "A double-hung window has two sashes that both slide up and down; in a single-hung only the lower one moves. A slider moves sideways. We make double-hung and slider windows; which is easiest for you to open is best tried in our showroom.",
  },
  {
    label: "other-windows",
    question: "Do you have other kinds of windows?",
    wordings: ["do you do basement windows", "do you have skylights", "do you have arched or round windows"],
    answer:
      "We list double-hung, bay, bow, picture and slider windows. Whether we also do the kind that you name, I don't have here.",
  },
  {
    label: "window-custom",
    faq: "Are the windows made to measure?",
    wordings: ["will they fit my odd openings", "are they stock sizes or custom"],
    spanish: {
      question: "¿Las ventanas se hacen a la medida?",
      answer: "Sí, todas se hacen a la medida, también para casas viejas.",
    },
  },
  {
    label: "window-drafts",
    faq: "Will new windows stop the drafts?",
    wordings: ["my windows let the cold in", "will they stop the wind coming through"],
    answer: [
      "{faq}",
      "Tighter windows help against drafts; how much depends on the house. Our team can look at where yours come from.",
    ],
    spanish: {
      question: "¿Quitan las corrientes de aire?",
      answer:
        "Una ventana nueva y bien sellada ayuda contra las corrientes de aire. Cuánto, depende de la casa; en la visita gratis se ve por dónde entra.",
    },
  },
  {
    label: "window-energy",
    question: "Will new windows lower my heating bill?",
    wordings: ["how much would I save on heat", "are they energy efficient"],
    answer: [
      "Tighter windows help to keep the heat inside, but I can't promise a saving; it depends on your house. You find the figures, and what they depend on, at {page.windows}.",
      "I can't put a number on your heating bill from here. Our team can talk about it with you at the free visit.",
    ],
  },
  {
    label: "window-colors",
    question: "Which colors do the windows have?",
    wordings: ["do they come in black", "can I get a different color inside than outside"],
    answer: "Which colors the windows come in, inside and outside, I don't have here.",
  },
  {
    label: "grids",
    question: "Can windows have grids?",
    wordings: ["can I get the little squares in the glass", "do they come with grilles"],
    answer: "Windows are custom-made, but which grid patterns there are I don't have here.",
  },
  {
    label: "frame-material",
    question: "What are the window frames made of?",
    wordings: ["are they vinyl or wood", "what is the frame made out of"],
    answer: "What the frames are made of I don't have here for each product.",
  },
  {
    label: "window-safety",
    question: "Are the windows safe for children?",
    wordings: ["can a toddler push it open", "do they have safety stops"],
    answer: "I don't have here which locks or opening stops come with each window.",
  },
  {
    label: "screens",
    question: "Do the windows come with screens?",
    wordings: ["do I get new screens", "are screens included"],
    answer: "Which screens come with which window or door I don't have here.",
  },
  {
    label: "install-method",
    question: "How are the windows put in?",
    wordings: ["do you put them in from inside or outside", "do you take the whole old window out"],
    answer:
      "For windows we take out the old unit, set and level the new one, insulate and seal it, and finish the trim. What is done on your house beyond that, and whether painting is part of it, stands in the written quote.",
  },
  {
    label: "vinyl-vs-wood",
    question: "Vinyl or engineered wood?",
    wordings: [
      "which siding is better for our weather",
      "what is the difference between vinyl and engineered wood",
      "is LP worth it over vinyl",
    ],
    answer: [
      "Both have their points. Reinforced vinyl needs little care, comes in 40 colors and is rated for wind up to 210 mph. Engineered wood has the look of wood with less of the work that wood asks for. I have no impact rating for either; our team can show you both.",
      "We install reinforced vinyl, engineered wood and stacked stone vinyl siding. For anything else, or for what suits your house best, our team can advise you.",
    ],
  },
  {
    label: "stone-siding",
    question: "Do you have siding that looks like stone?",
    wordings: ["what is exteria", "fake stone for the outside of the house"],
    answer:
      "Our Exteria stacked stone siding is made of vinyl with the look of stone, for the whole wall or a part of it. Whether your wall needs any preparation is looked at during the free visit.",
  },
  {
    label: "siding-insulated",
    question: "Do you have insulated siding?",
    wordings: ["does it have foam behind it", "do you put house wrap under it"],
    answer: "I don't have here whether house wrap or insulation comes with the siding.",
  },
  {
    label: "siding-over",
    question: "Does the old siding come off?",
    wordings: ["can you go right over what is there", "do you tear off the old siding"],
    answer: "Whether the old siding comes off or can stay depends on the wall, and our team has to see it.",
  },
  {
    label: "siding-care",
    question: "How do I care for the siding?",
    wordings: ["can I pressure wash it", "how do I clean it"],
    answer:
      "Vinyl siding needs little care; a garden hose and a soft brush do for ordinary dirt. For pressure washing, paint or marks from a hit, ask our team first, so that nothing harms the finish.",
  },
  {
    label: "siding-match",
    question: "Can you match my siding?",
    wordings: ["I only need one wall, can you match the color", "can you match what I already have"],
    answer: [
      "I can't promise a match. Our reinforced siding comes in 40 colors, and we bring samples so that you can hold them against your own wall.",
      "Our team can compare it with the 40 colors that we have; bring a piece or a photo to the showroom if you like.",
    ],
  },
  {
    label: "soffit",
    question: "Do you do soffit, fascia and gutters?",
    wordings: ["do you do soffits", "do you do gutters with the siding", "can you wrap the trim"],
    answer: "We do siding; whether soffit, fascia, gutters or shutters are done with it I don't have here.",
    spanish: {
      question: "¿Hacen canaletas?",
      answer:
        "Las canaletas y aleros no están en nuestra lista; la oficina le confirma si se hacen junto con el revestimiento.",
    },
  },
  {
    label: "siding-colors",
    faq: "How many colors can I choose from?",
    wordings: ["what colors does the siding come in", "how many colors do you have for siding"],
    answer: [
      "{faq}",
      "40 colors for the reinforced vinyl siding. The names of the shades I don't have here; the samples show them.",
    ],
    spanish: {
      question: "¿Cuántos colores hay?",
      answer: "El vinilo reforzado viene en 40 colores. Las muestras las puede ver en {showroom}.",
    },
  },
  {
    label: "siding-fade",
    faq: "Will the color fade?",
    wordings: [
      "how many years is the fade warranty",
      "how long is the color guaranteed",
      "does the color go dull in the sun",
      "is there a fade warranty",
    ],
    spanish: {
      question: "¿Se decolora el revestimiento?",
      answer: "El color del vinilo reforzado tiene 30 años de garantía contra la decoloración.",
    },
  },
  {
    label: "siding-wind",
    faq: "How does it stand up to wind?",
    wordings: ["will siding blow off in a storm", "what wind is the siding rated for"],
    answer: ["{faq}", "Up to 210 mph is the rating of our reinforced siding."],
    spanish: {
      question: "¿Cuánto viento aguanta?",
      answer: "El revestimiento reforzado está clasificado para vientos de hasta 210 mph.",
    },
  },
  {
    label: "resale",
    question: "Does it raise the value of my home?",
    wordings: ["does it help when we sell", "will I get my money back when I sell the house"],
    answer:
      "I can't promise what it does for the value of your house; that depends on the market and the buyer. A local realtor can tell you, also whether buyers near you look for a tub.",
  },
  {
    label: "tub-to-shower",
    faq: "Can you turn my tub into a shower?",
    wordings: [
      "we want to get rid of the tub",
      "can you put a shower where the tub is",
      "do you do bathtub to shower conversions",
    ],
    spanish: {
      question: "¿Cambian la tina por regadera?",
      answer: "Sí, cambiamos la tina por una regadera con entrada baja en el mismo espacio.",
    },
  },
  {
    label: "safety-tub",
    faq: "What is a safety tub?",
    wordings: ["do you have tubs with a door", "what is that tub for seniors"],
    spanish: {
      question: "¿Qué es una tina de seguridad?",
      answer:
        "Sí, tenemos tinas de seguridad con puerta, asiento y barras: se entra sin levantar mucho la pierna. La medida se ve en una visita gratis.",
    },
  },
  {
    label: "shower-doors",
    faq: "Do you install shower doors on an existing shower?",
    wordings: ["can I just get a shower door", "do you only do the glass"],
  },
  {
    label: "bath-walls",
    question: "What do you do with the bathroom walls?",
    wordings: ["do you use tile or panels", "what goes on the shower walls"],
    answer: [
      "Walls, base and fixtures go in as one custom-made unit. Which material, colors and patterns there are I don't have here; you can see them in our showroom.",
      "That detail of the walls I don't have either. In the showroom you can see and touch them.",
    ],
    spanish: {
      question: "¿Hay que abrir la pared?",
      answer:
        "Si hay que abrir la pared no se sabe sin verla, sobre todo en una casa vieja. Eso se revisa en la visita gratis.",
    },
  },
  {
    label: "bath-scope",
    question: "What do you do in a bathroom?",
    wordings: ["do you do the whole bathroom", "would you do the floor, toilet and vanity, too"],
    answer:
      "We do tub to shower conversions, safety tubs and shower doors. How much of the rest, such as floor, vanity, toilet or fan, can be part of it, our team tells you at the free visit.",
    spanish: {
      question: "¿Qué incluye el baño?",
      answer:
        "Hacemos el cambio de tina a regadera, tinas de seguridad y puertas de regadera. Si el piso, el lavabo o el inodoro entran también, se ve en la visita gratis.",
    },
  },
  {
    label: "bath-access",
    question: "Do you build accessible showers and baths?",
    wordings: [
      "do you do showers for a wheelchair",
      "my father can't step over the tub",
      "is there a shower without a curb",
    ],
    answer:
      "We do low-step showers in the place of a tub, and walk-in safety tubs with a seat and hand rails. Grab bars, a shower seat or room for a wheelchair are planned with our team, so please tell them what is needed.",
    spanish: {
      question: "¿Hacen regaderas accesibles?",
      answer: [
        "Tenemos regaderas de entrada baja y tinas de seguridad con puerta, asiento y barras. Qué conviene más se ve en la visita gratis, con la persona que lo va a usar.",
        "El espacio para silla de ruedas, el asiento y las barras se planean en la visita.",
      ],
    },
  },
  {
    label: "walk-in-tub",
    question: "Do you have walk-in tubs?",
    wordings: ["how do walk-in tubs work", "how long does a walk-in tub take to fill"],
    answer:
      "Our safety tubs have a watertight door, a seat and hand rails; you sit down and then fill it. Sizes, jets and how long it takes to fill or drain I don't have here.",
    spanish: {
      question: "¿Tienen tinas con puerta?",
      answer:
        "Sí, tenemos tinas de seguridad con puerta, asiento y barras: se entra sin levantar mucho la pierna. La medida se ve en una visita gratis.",
    },
  },
  {
    label: "medicare",
    question: "Does Medicare or another program pay for it?",
    answer:
      "Whether Medicare, Medicaid, the VA or another program pays, I can't say; please ask them or your plan. Our office can give you a written quote for it.",
  },
  {
    label: "shower-glass",
    question: "What shower glass do you have?",
    wordings: ["is the glass frosted or clear", "how thick is the shower glass"],
    answer:
      "We fit sliding, hinged or fixed glass to your opening. Which thickness, coating or hardware there is I don't have here; the showroom has samples.",
  },
  {
    label: "door-kinds",
    faq: "What kinds of doors do you offer?",
    wordings: ["what doors do you do", "do you do front doors"],
    spanish: {
      question: "¿Qué puertas tienen?",
      answer: "Tenemos puertas de entrada, contrapuertas y puertas de patio, a la medida.",
    },
  },
  {
    label: "door-sizes",
    faq: "My opening is an odd size. Is that a problem?",
    wordings: ["my door opening is not standard", "the door frame is crooked, is that a problem"],
  },
  {
    label: "door-security",
    faq: "Are the new doors more secure?",
    wordings: ["how safe are your doors", "is it hard to kick in"],
  },
  {
    label: "door-frame",
    faq: "Do you replace the frame too?",
    wordings: ["does the frame come with the door", "is it a prehung door"],
  },
  {
    label: "door-material",
    question: "What are the doors made of?",
    wordings: ["is it steel or fiberglass"],
    answer:
      "Doors are custom-made, from plain to decorative. Which materials and colors there are I don't have here; the showroom has some to look at.",
  },
  {
    label: "door-glass",
    question: "Can I have glass in the door?",
    wordings: ["can I get sidelights", "can I have a window in the door"],
    answer:
      "Our doors come with or without glass, from plain to decorative. Whether the piece that you name is available I don't have here.",
  },
  {
    label: "door-extras",
    question: "Which extras are there for doors?",
    wordings: ["can I get a smart lock", "does it come with a peephole or a mail slot"],
    answer:
      "Our team walks you through the lock choices. Whether the extra that you name is available I don't have here.",
  },
  {
    label: "patio-kinds",
    question: "What patio doors do you have?",
    wordings: ["do you do sliding glass doors", "do you replace patio sliders"],
    answer:
      "We install patio doors and make them for the opening. Which types there are, and whether an opening can be changed, our team has to look at.",
    spanish: {
      question: "¿Tienen puertas de patio?",
      answer: "Sí, ponemos puertas de patio, hechas a la medida del hueco que tiene.",
    },
  },
  {
    label: "storm-door",
    question: "Do you have storm doors?",
    wordings: ["do you sell storm doors", "can I get a screen door"],
    answer:
      "Storm doors are fitted to your existing opening. Whether yours fits or is needed, our team sees at the free visit.",
    cases: [
      {
        words: "screen|color|match|view",
        answer:
          "Storm doors are fitted to your existing opening. Which screens and colors there are I don't have here; our team can show you.",
      },
    ],
    spanish: {
      question: "¿Tienen contrapuertas?",
      answer: "Sí, ponemos contrapuertas; si le queda a la suya se ve en la visita gratis.",
    },
  },
  {
    label: "push-price",
    question: "Can you give me a rough price?",
    answer: [
      "I can't confirm a figure or call one wrong, not even a range: sizes, products and the work around the opening make the difference. The free written estimate is the one that counts, and you can take 30 days to think it over.",
      "I understand that you want a number, and I am sorry that I have none that would be honest. The office at {phone} can talk about it, and the estimate costs nothing.",
      "I still can't put a figure on it here. Once it is measured you have it in writing.",
    ],
  },
  {
    label: "rival",
    question: "Can you beat another company's price?",
    answer: [
      "It makes sense to compare, and I can't match, beat or judge another company's price in this chat. Ours comes as a free written estimate, valid for 30 days, so you can lay the two side by side: custom-made products, our own certified installers, a lifetime warranty.",
      "I can't promise to beat or match it, and nothing can be said before somebody measured. The free estimate tells you, and there is no obligation.",
    ],
    cases: [
      {
        words: "\\b(?:today|tonight|right now|on the spot|sign now|one day|this week) ?(?:only)?\\b|only good",
        answer: [
          "You don't have to sign today. I can't judge another company's offer, but it is wise to read it at home, ask for the license, the insurance and the warranty in writing, and compare. Our estimate is free, with no obligation, and stays valid for 30 days.",
          "I can't promise to beat or match it. Take your time; our free estimate stays valid for 30 days, so you can lay the two side by side.",
        ],
      },
    ],
  },
  {
    label: "compare-stores",
    question: "How do you compare with the big stores?",
    wordings: [
      "why would I go with you instead of home depot",
      "what makes you different from the others",
      "why should I choose you over lowes",
      "why are you better than a big box store",
      "what sets you apart",
    ],
    answer: [
      "I can't judge anybody else's offer. What you get from us: a licensed and insured local company since {founded}, our own certified installers, custom-made products with a lifetime warranty. With any contractor, ask for the license, the insurance and a written warranty, and don't let anyone hurry you.",
      "You are free to choose, and a free estimate from us costs you nothing but the visit. Ask each of them what is in writing.",
    ],
  },
  {
    label: "why-no-prices",
    question: "Why do you give no prices here?",
    answer: [
      "I see why that is annoying. Every opening is measured and everything is custom-made, so a number without measuring would not be true for your house. The estimate is free and in writing.",
      "It is not a no. I just can't name a figure that nobody has measured; the free estimate can.",
    ],
  },
  {
    label: "budget",
    question: "What can I get for my budget?",
    wordings: ["I only have so much to spend", "what can you do for a few thousand", "I am on a fixed income"],
    answer: [
      "I can't promise what fits a budget before somebody has seen it. The visit and the estimate are free, and there are financing plans, subject to credit approval. If you tell the team your limit, they can say honestly what is possible.",
      "I can't say yes or no to that amount, but you can hear it at no cost. Shall I note it for the team?",
    ],
    spanish: {
      question: "¿Qué alcanza con mi presupuesto?",
      answer:
        "No puedo prometer qué alcanza con ese presupuesto sin ver la casa. La visita y el presupuesto son gratis, y hay financiamiento con aprobación de crédito.",
    },
  },
  {
    label: "monthly",
    question: "What would I pay per month?",
    wordings: [
      "what is the monthly payment",
      "can I keep it under a certain amount a month",
      "can I pay a hundred or so a month",
    ],
    answer: [
      "Low monthly plans run up to 10 years at fixed rates, so payments can be kept small. Which amount is possible depends on the project and on credit approval, so I can't promise one. Pre-approval does not affect your credit score.",
      "I can't promise a monthly amount; our team can show you the plans that fit.",
    ],
    spanish: {
      question: "¿Cuánto sería por mes?",
      answer: "Hay planes mensuales fijos hasta 10 años, con aprobación de crédito. No puedo prometer una cantidad.",
    },
  },
  {
    label: "bad-credit",
    question: "Can I get financing with bad credit?",
    wordings: [
      "my credit is not great",
      "can I be approved on disability or social security",
      "do you need a good score",
    ],
    answer: [
      "I can't say whether you would be approved; every plan is subject to credit approval, and I don't know the lender's limits. You get a decision in minutes, and pre-approval does not affect your credit score.",
      "What the lender asks for in your case, our team can find out with you.",
    ],
    spanish: {
      question: "¿Puedo financiar con mal crédito?",
      answer: [
        "No puedo decirle si lo aprueban ni qué documentos pide el banco: todo depende de la aprobación de crédito. La preaprobación no afecta su puntaje, y nuestro equipo le explica los requisitos.",
        "Eso solo lo decide el banco. Puede preguntar sin que le afecte el puntaje.",
      ],
    },
  },
  {
    label: "after-promo",
    question: "What happens when the 0% period ends?",
    wordings: ["what if I can't pay it off in time", "what is the rate after the promotion"],
    answer: [
      "The 0% holds only if the balance is paid in full within the 12-24 months. What is charged after that stands in the lender's terms, and our team can show them to you before you choose. Subject to credit approval.",
      "The rate beyond the promotional period I don't have here; please ask to see the lender's terms first.",
    ],
  },
  {
    label: "early-payoff",
    question: "Can I pay off the financing early?",
    wordings: ["is there a penalty for paying early", "can I pay the loan off sooner"],
    answer: "Whether there is a fee for paying early stands in the lender's terms.",
  },
  {
    label: "deposit",
    question: "Do I have to pay a deposit?",
    answer: [
      "How much is due up front, and when the rest is, I don't have here; it stands in your written quote. Financing is possible, too, subject to credit approval.",
      "I have no figure for a down payment. Our office can tell you before you sign anything.",
    ],
  },
  {
    label: "obligation",
    question: "Does an estimate oblige me to anything?",
    answer: [
      "No, nothing: the estimate is free, and there is no obligation at any step. It stays valid for 30 days, so you can think it over.",
      "You can say no at any time. If you don't want calls afterwards, tell me and I note it.",
    ],
  },
  {
    label: "coi",
    question: "Can I see proof of insurance?",
    wordings: ["can you show your insurance certificate", "can I get a copy of your license"],
    answer: [
      "The office can send the certificate of insurance or the license number before any work starts; tell me where and I pass it on.",
      "The papers come from the office, at {phone}.",
    ],
  },
  {
    label: "estimate-valid",
    question: "How long is my estimate valid?",
    wordings: ["how long is the quote good for", "does the price hold until spring"],
    answer: [
      "Estimates are valid for 30 days. After that the office can make you a new one, free again, but I can't promise the same price.",
      "30 days from the day of the estimate; then it has to be renewed.",
    ],
    spanish: {
      question: "¿Cuánto tiempo vale el presupuesto?",
      answer: "El presupuesto es válido por 30 días.",
    },
  },
  {
    label: "same-as-cash",
    faq: "How does Same As Cash work?",
    wordings: ["what does same as cash mean", "is it really no interest"],
    answer: "{faq} Subject to credit approval.",
    spanish: {
      question: "¿Cómo funciona el 0%?",
      answer: "Sí: 12-24 meses al 0% si se paga completo en ese plazo, con aprobación de crédito.",
    },
  },
  {
    label: "spread",
    question: "How long can I spread the payments?",
    wordings: ["how many months can I pay over", "what is the longest loan"],
    answer:
      "You can pay over up to 10 years at fixed rates, or 12-24 months at 0% if it is paid in full within that time. The rate of a monthly plan I don't have here. Subject to credit approval.",
  },
  {
    label: "decision",
    faq: "How fast is the credit decision?",
    wordings: ["how fast do I know if I am approved"],
    answer: "{faq} Subject to credit approval. Terms and conditions apply.",
  },
  {
    label: "pre-approval",
    question: "Does pre-approval affect my credit score?",
    wordings: [
      "does checking my credit hurt my score",
      "is it a hard pull",
      "will asking about financing show on my credit",
    ],
    answer:
      "No, pre-approval has no impact on your credit score. If you are applying for a mortgage or the like, ask our team or the lender before you go on to a full application.",
    spanish: {
      question: "¿La preaprobación afecta mi crédito?",
      answer: "No, la preaprobación no afecta su puntaje de crédito.",
    },
  },
  {
    label: "zero-apr",
    faq: "Do you have 0% APR?",
    wordings: ["do you have zero percent", "is there interest"],
    answer: [
      "{faq} With Same As Cash it is 0% if paid in full within 12-24 months. Subject to credit approval.",
      "The exact rate is the lender's and depends on approval, so I can't name it here.",
    ],
    spanish: {
      question: "¿Hay 0% APR?",
      answer: "Sí, hay 0% APR para clientes que califican, con aprobación de crédito.",
    },
  },
  {
    label: "quote-covers",
    question: "What does the quote include?",
    wordings: ["is everything included", "are there hidden costs", "is taking the old ones away in the price"],
    answer: [
      "What is included, such as taking out the old ones, trim, disposal or painting, stands in the written quote, so I don't want to promise it here. Ask for it to be listed before you sign.",
      "That part I don't have either; it belongs in the written quote, and our team can tell you.",
    ],
  },
  {
    label: "price",
    question: "How much does it cost?",
    answer: [
      "I can't give a price in this chat: everything is custom-made, so it is measured first. The estimate is free, and you hear back {promise}.",
      "The figure comes with the free estimate, in writing, with no obligation.",
      "I have no number that would be true for your house. The office at {phone} can talk it over with you.",
    ],
    spanish: {
      question: "¿Cuánto cuesta?",
      answer: [
        "No puedo dar un precio en este chat porque todo se hace a la medida. El presupuesto es gratis y le respondemos {promise}.",
        "El precio sale de las medidas y del material, así que aquí no tengo cifras. La visita no le cuesta nada.",
      ],
    },
  },
  {
    label: "warranty",
    question: "What warranty do you give?",
    wordings: ["what is included in the warranty", "what's the warranty", "what does your warranty cover"],
    answer: [
      "The products we install carry a lifetime warranty. It covers the product itself: frames, sashes, glass units, panels, bases and hardware, as the written warranty of each product describes them. Our installation work has a warranty of its own. More at {page.warranty}.",
      "The written warranty has the details; you can read it before you sign.",
    ],
    cases: [
      {
        services: ["windows"],
        faq: "What warranty do the windows carry?",
        answer: ["{faq}", "The written warranty has the details; you can read it before you sign."],
      },
      {
        services: ["siding"],
        answer: [
          "The siding carries a lifetime warranty, and its finish a 30-year no-fade promise. It can be transferred to the next owner.",
          "The written warranty has the details; you can read it before you sign.",
        ],
      },
      {
        services: ["bathrooms"],
        faq: "Is there a warranty on bathroom work?",
        answer: ["{faq}", "The written warranty has the details; you can read it before you sign."],
      },
      {
        services: ["doors"],
        faq: "What warranty do the doors carry?",
        answer: ["{faq}", "The written warranty has the details; you can read it before you sign."],
      },
    ],
    spanish: {
      question: "¿Qué garantía dan?",
      answer: [
        "Nuestros productos tienen garantía de por vida. Los detalles están en {page.warranty}.",
        "Es de por vida; qué incluye exactamente está por escrito, y servicio al cliente se lo explica en el {phone}.",
      ],
    },
  },
  {
    label: "warranty-installation",
    question: "Is the installation under warranty?",
    wordings: ["is the labor guaranteed", "what if they put it in wrong"],
    answer: [
      "Yes, our installation work has a warranty of its own beside the lifetime warranty on the products. If something we installed does not open, close, drain or seal as it should, call us and we come and look at it.",
      "The exact terms for the labor I don't have here. Ask for the written warranty; you can read it before you sign.",
    ],
  },
  {
    label: "warranty-labor",
    question: "Does the warranty cover labor?",
    wordings: ["does the warranty pay for the labor, too"],
    answer: [
      "The products carry a lifetime warranty and our installation work has one of its own. What labor is covered, and for how long, stands in the written warranty, and I don't have its terms here.",
      "You are right, the exact terms I don't know. The office can look them up and send them to you.",
    ],
  },
  {
    label: "warranty-exclusions",
    question: "What does the warranty not cover?",
    answer: [
      "The lifetime warranty covers the product itself, as the written warranty describes it. What is left out, such as accidents, storms or glass breakage, I don't have here, so I can't say whether yours is covered. The office can check it: call or send a service request.",
      "That needs somebody to look at your papers: {phone}, or {page.serviceRequest}.",
    ],
  },
  {
    label: "warranty-meaning",
    question: "What does lifetime warranty mean?",
    wordings: ["whose lifetime is it", "what does lifetime mean"],
    answer:
      "It is called a lifetime warranty, and who or what the lifetime is counted by stands in the written warranty, which you can read before you sign. I don't have those terms here.",
  },
  {
    label: "warranty-transfer",
    question: "Can the warranty be transferred if I sell?",
    wordings: [
      "if we sell the house does the warranty go with it",
      "can the new owner have the warranty",
      "how is the warranty put in my name",
    ],
    answer: [
      "The warranty for windows, siding and doors is transferable to the next owner. Please call {phone} when you sell, so that our records show the right name; the office tells you the steps.",
      "For windows, siding and doors it can go to the buyer; bathrooms are not named, so ask the office. The steps and papers come from the office at {phone}, best before the closing.",
    ],
    cases: [
      {
        services: ["bathrooms"],
        words: "bath|shower|tub",
        answer: [
          "For windows, siding and doors it is transferable to the next owner; bathrooms are not named there, so please ask the office at {phone} about that part.",
          "For windows, siding and doors it can go to the buyer; bathrooms are not named, so ask the office. The steps and papers come from the office at {phone}, best before the closing.",
        ],
      },
    ],
    spanish: {
      question: "¿La garantía pasa al nuevo dueño?",
      answer:
        "La garantía de ventanas, revestimiento y puertas no se pierde: se puede pasar al nuevo dueño. Las condiciones se las confirma servicio al cliente.",
    },
  },
  {
    label: "warranty-previous",
    question: "I bought a house with your work. Does the warranty hold?",
    wordings: [
      "does the warranty go to us or not",
      "the previous owner had you do the work, am I covered",
      "we bought the house with your work in it",
    ],
    answer: [
      "The warranty for windows, siding and doors can pass to a new owner, but I can't see whether yours did. The office can look it up by the address, also without papers: {phone}. If you leave your name, the address and a number, I pass it on.",
      "The office can find the file by the address of the house.",
    ],
  },
  {
    label: "showroom",
    faq: "Can I see the products before I decide?",
    wordings: ["can I come see them in person", "do you have a showroom", "is there somewhere I can look at them"],
    spanish: {
      question: "¿Puedo ver los productos?",
      answer: "Puede ver muestras en nuestra sala de exhibición: {showroom}. Horario: {horario}.",
    },
  },
  {
    label: "since",
    faq: "How long have you been in business?",
    answer: ["{faq}", "Since {founded}."],
    spanish: {
      question: "¿Desde cuándo trabajan?",
      answer: "Somos una empresa familiar y trabajamos desde {founded}.",
    },
  },
  {
    label: "about",
    question: "What does your company do?",
    answer:
      "We are {company}, a local contractor in {city} since {founded}. We do {services} with our own certified installers.",
  },
  {
    label: "company-facts",
    question: "How large is the company?",
    wordings: ["how big is the company", "how many jobs have you done"],
    answer:
      "What I can tell: family-owned in {region} since {founded}, more than 12,000 homeowners served, 4.9 stars in our reviews, licensed and insured. The rest I don't have here.",
  },
  {
    label: "licensed",
    faq: "Are you licensed and insured?",
    wordings: [
      "is the work insured if you break something",
      "are you guys insured",
      "do you have a license and insurance",
      "what if one of your men gets hurt",
    ],
    spanish: {
      question: "¿Tienen licencia y seguro?",
      answer: "Sí, tenemos licencia y seguro.",
    },
  },
  {
    label: "subcontractors",
    faq: "Do you use subcontractors?",
    wordings: ["do you use subs", "are they your own employees", "who will actually be in my house"],
    spanish: {
      question: "¿Usan subcontratistas?",
      answer: "El trabajo lo hacen nuestros propios instaladores certificados, sin subcontratistas.",
    },
  },
  {
    label: "distrust",
    question: "How do I know that you are not a scam?",
    wordings: [
      "are you a real company",
      "how do I know you people are real",
      "how do I know that you will be there next year",
    ],
    answer:
      "I understand, and you are right to be careful. We are licensed and insured, have been here since {founded}, and you may ask for proof and the written warranty before you sign anything.",
  },
  {
    label: "references",
    question: "Can you give references?",
    wordings: ["can I talk to somebody you did work for", "can I see pictures of jobs"],
    answer:
      "There are pictures of projects at {page.gallery} and reviews at {page.testimonials}. Whether there is a job near you that you could see or ask about, I can't tell from here.",
  },
  {
    label: "job-subs",
    question: "Do you hire subcontractors?",
    wordings: ["do you take subcontractors", "can I sub for you", "do you use 1099 crews"],
    answer: [
      "We work with our own certified installers and use no subcontractors. You are welcome to apply for a job with us instead: {jobs}, regular employment. {apply}.",
      "These are regular jobs on the payroll. {apply}.",
    ],
  },
  {
    label: "asbestos",
    question: "Do you work with asbestos siding?",
    wordings: ["I think the old siding is asbestos"],
    answer: [
      "I can't tell from a chat whether it is asbestos. Please leave it alone, don't break or sand any more of it, and have a piece tested by a lab. Our office can say how we deal with it; for a worry about your health ask your doctor.",
      "If some of it is already broken, keep people out of the dust, don't sweep it dry, and have it tested. A doctor can answer a health question; the office at {phone} can say how we would handle the siding.",
    ],
  },
  {
    label: "mold",
    question: "Do you deal with mold?",
    wordings: ["there is mold behind the wall", "do you get rid of mold"],
    answer:
      "I can't promise that mold never grows; much depends on the fan and on how the room is aired. Our team can look at what you have and tell you what the new walls do about it.",
  },
  {
    label: "plumbing-electric",
    question: "Do you do plumbing and electrical work?",
    wordings: ["do you do the plumbing", "do I need my own plumber or electrician"],
    answer:
      "Our own certified installers do the work, but I don't have here what plumbing or electrical work is part of a job. Our team tells you when they see the room.",
  },
  {
    label: "haul-away",
    question: "Do you haul away the old material?",
    answer:
      "For windows our crew takes out the old unit and cleans up. Whether that and hauling it away is always in the price I don't have here, so ask for it to be in your written quote.",
    cases: [
      {
        services: ["bathrooms", "siding"],
        answer:
          "Our crew takes out the old material. Whether that costs extra and where it goes I don't have here, so ask for it to be in your written quote.",
      },
    ],
  },
  {
    label: "cleanup",
    question: "Do you clean up afterwards?",
    wordings: ["do you leave a mess", "who cleans up after"],
    answer: [
      "We cover floors and furniture near each opening and clean up when we are done.",
      "Some dust is part of any such work, but floors are covered and the crew cleans up. If there is a room you worry about, tell our team at the visit.",
    ],
    cases: [
      {
        services: ["bathrooms"],
        answer: [
          "Our installers protect your floors, and we clean up when we are done.",
          "Some dust is part of any such work, but floors are covered and the crew cleans up. If there is a room you worry about, tell our team at the visit.",
        ],
      },
    ],
    spanish: {
      question: "¿Limpian al terminar?",
      answer: "Cubrimos pisos y muebles cerca de donde se trabaja y limpiamos al terminar.",
    },
  },
  {
    label: "bath-during",
    question: "Can I use the bathroom during the work?",
    wordings: ["how long am I without a shower", "it is our only bathroom"],
    answer:
      "That is a fair worry with one bathroom. A remodel takes 5-7 days in most homes; whether you can use the toilet or water in between depends on the work, and our team tells you at the visit, so please bring it up.",
  },
  {
    label: "prepare",
    question: "What should I prepare before the work?",
    wordings: ["what do I have to do before you come", "do I need to move the furniture", "do I take the blinds down"],
    answer:
      "We cover floors and furniture near each opening. What else should be moved or taken down, our team tells you before the day; if something is too heavy for you, say so.",
    spanish: {
      question: "¿Qué tengo que preparar?",
      answer:
        "Cubrimos pisos y muebles cerca de cada hueco. Qué más hay que mover se lo dicen antes del día; si algo le pesa demasiado, avíseles.",
    },
  },
  {
    label: "crew-size",
    question: "How many people come to do the work?",
    wordings: ["how many guys will be here"],
    answer:
      "I can't tell how many people come or who they are. What I know: they are our own certified installers and no subcontractors.",
  },
  {
    label: "crew-hours",
    question: "At what hours does the crew work?",
    wordings: ["what time do they start in the morning", "do they work on Saturdays", "can you work evenings"],
    answer:
      "I don't have the crews' working hours or how they split the days. Most window jobs take 1-2 days and siding 1-2 weeks; the dates are agreed with you before we order.",
  },
  {
    label: "background-check",
    question: "Do you check your workers' background?",
    wordings: ["do you check the people you send", "can I trust the guys in my house"],
    answer:
      "I don't have here how we screen people, so I won't claim it. They are our own certified installers, no subcontractors, and the company is licensed and insured.",
  },
  {
    label: "crew-training",
    question: "How is the crew trained?",
    wordings: ["are your guys certified", "how experienced are the installers"],
    answer:
      "Our installers are our own people and certified. Which certificates they hold, and their experience with a house like yours, our team can tell you.",
  },
  {
    label: "production-time",
    question: "How long does my order take to make?",
    wordings: ["how long after I order", "when do they come in after measuring"],
    answer:
      "Everything is custom-made, and I don't have the production time here. Putting it in is the short part: windows take 1-2 days, siding 1-2 weeks, a bathroom 5-7 days in most homes. The office tells you the whole time before you order.",
  },
  {
    label: "remote-estimate",
    question: "Can I get an estimate by photos or phone?",
    wordings: ["can I send you pictures", "can you quote it over the phone", "I have the measurements already"],
    answer:
      "Everything is made to measure, so somebody has to measure the openings in the end. Photos or rough sizes help with a first talk; whether a video visit or email is enough for a start, our team can tell you.",
  },
  {
    label: "samples",
    question: "Can I see samples?",
    wordings: ["can you bring samples", "where can I see the colors"],
    answer: [
      "You can see and touch the products in our showroom in {city}, {hours}. For siding we also bring color samples to your home.",
      "For anything mailed to you, such as a brochure or a sample, please ask the office at {phone}.",
    ],
  },
  {
    label: "drawings",
    question: "Do I get a drawing of the result?",
    wordings: ["can I see what it will look like", "do you have a design program"],
    answer:
      "We help you choose what suits the room and the house, and there are samples to look at. Whether you can get a drawing, our team can tell you.",
  },
  {
    label: "homes",
    question: "Do you work on rentals, condos or mobile homes?",
    answer:
      "We mostly work for homeowners, and our team has to confirm whether we can do that kind of building. For a rented home the owner has to agree.",
  },
  {
    label: "one-item",
    question: "Would you come for a single window or door?",
    wordings: ["I only need one done", "is one too small a job"],
    answer:
      "A single window or door is welcome as far as I know; ask for a free estimate and the team tells you at once if it is not a fit. Doing it in stages can be talked over at the visit.",
  },
  {
    label: "install-day",
    faq: "What happens on installation day?",
    wordings: ["what happens the day you come", "how does the installation go"],
    answer: ["{faq}", "That is what I know of the day itself. For your own job the office can tell you more."],
  },
  {
    label: "steps",
    faq: "How does a project work?",
  },
  {
    label: "after-quote",
    faq: "What happens after I ask for a quote?",
    wordings: ["what comes after the estimate"],
  },
  {
    label: "after-installation",
    faq: "What happens after the installation?",
    wordings: ["what do you do when it is finished"],
  },
  {
    label: "diy",
    question: "Can I buy products without installation?",
    wordings: ["can I put them in myself", "do you sell without installing"],
    answer:
      "We make to measure and install with our own certified installers. Whether we would sell or fit something separately, the office can tell you.",
  },
  {
    label: "how-long",
    question: "How long does the work take?",
    wordings: [
      "how long does it take",
      "how many days does it take",
      "how long will they be here",
      "when would it be done once you start",
    ],
    answer: [
      "That depends on the work: most window installs take 1-2 days, siding usually 1-2 weeks, and a bathroom 5-7 days in most homes.",
      "It depends on the work and the house, so our team gives you the time for yours after measuring.",
    ],
    cases: [
      {
        services: ["windows"],
        faq: "How long does a window installation take?",
        answer: [
          "{faq}",
          "1-2 days is what most window installs take. For your number of windows our team confirms it after measuring.",
        ],
      },
      {
        services: ["siding"],
        faq: "How long does a siding project take?",
        answer: ["{faq}", "1-2 weeks is usual for siding. Our team can say more once they have seen your house."],
      },
      {
        services: ["bathrooms"],
        faq: "How long does a bathroom remodel take?",
        answer: [
          "A bathroom remodel takes 5-7 days in most homes; depending on the work it can be less or up to 7-10 days. Our team confirms it for your bathroom.",
          "In most homes it is 5-7 days. For your bathroom our team confirms it at the visit.",
        ],
      },
      {
        services: ["doors"],
        answer: [
          "I don't have a set time for a door; our team tells you after measuring. We agree on the date with you before we order.",
          "For a door I have no figure that I could promise. Our team tells you after measuring.",
        ],
      },
    ],
    spanish: {
      question: "¿Cuánto tarda el trabajo?",
      answer:
        "Depende del trabajo: ventanas de 1 a 2 días, revestimiento de 1 a 2 semanas, un baño de 5 a 7 días en la mayoría de las casas.",
      cases: [
        {
          services: ["windows"],
          answer: "La mayoría de las instalaciones de ventanas tarda de 1 a 2 días.",
        },
        {
          services: ["siding"],
          answer: "El revestimiento suele tardar de 1 a 2 semanas, según la casa.",
        },
        {
          services: ["bathrooms"],
          answer: "Un baño tarda de 5 a 7 días en la mayoría de las casas; depende del trabajo.",
        },
      ],
    },
  },
  {
    label: "how-soon",
    question: "How soon can you start?",
    answer: [
      "Lately we have been booking about 2-3 weeks out, but I can't see the calendar from here, so the office at {phone} has to confirm it. You hear back about a request {promise}.",
      "I have no calendar here, so I can't name a day. The office can, once they know what the job is.",
    ],
  },
  {
    label: "code",
    question: "Does it meet the building code?",
    wordings: ["is it up to code"],
    answer:
      "I can't rule on the code from here. Our team looks at the opening and tells you what is needed, together with your codes office.",
  },
  {
    label: "about-financing",
    question: "Another question about financing",
    answer:
      "I can't answer that part for sure; it depends on the lender and on credit approval. The plans are at {page.financing}: a decision takes minutes, and pre-approval does not affect your credit score. Our team can go through your case with you.",
  },
  {
    label: "about-work",
    question: "Another question about the work",
    answer:
      "That depends on the house and the job, so I don't want to guess. Our own installers do the work, and the team goes through it with you before anything is ordered.",
  },
  {
    label: "reviews",
    question: "What do customers say?",
    answer:
      "Our reviews average 4.9 stars; you can read them at {page.testimonials} and see projects at {page.gallery}.",
    spanish: {
      question: "¿Qué opinan los clientes?",
      answer: "Tenemos 4.9 estrellas en las opiniones de clientes. Referencias cerca de usted las da la oficina.",
    },
  },
  {
    label: "owner",
    question: "Who owns the company?",
    answer:
      "We are a family-owned local company, in {region} since {founded}. Names I don't have here; the office at {phone} can tell you or put you through.",
    spanish: {
      question: "¿Quién es el dueño?",
      answer: "Somos una empresa familiar, desde {founded}. Nombres no tengo aquí; pregunte en el {phone}.",
    },
  },
  {
    label: "financing",
    question: "What financing plans do you offer?",
    answer: [
      "Yes. {plans} {credit} More at {page.financing}.",
      "You can pay over up to 10 years at fixed rates, or 12-24 months at 0% if it is paid in full within that time. {credit}",
    ],
    spanish: {
      question: "¿Tienen financiamiento?",
      answer: [
        "Sí, ofrecemos financiamiento con aprobación de crédito: 12-24 meses al 0% si se paga completo en ese plazo, o pagos mensuales fijos hasta 10 años. Los planes están en {page.financing}.",
        "Se puede pagar por mes, siempre con aprobación de crédito; la decisión llega en minutos.",
      ],
    },
  },
  {
    label: "about-warranty",
    question: "Another question about the warranty",
    answer:
      "The products carry a lifetime warranty. What it covers in a given case stands in the written terms, which I don't have here; the office can look it up by your name or the address: {phone}.",
  },
  {
    label: "job-schedule",
    question: "What are the working hours of the jobs?",
    answer:
      "Listed are full-time jobs. Whether the work goes on through the winter, the hours and the pay days the hiring team can tell you at {phone}.",
  },
  {
    label: "giveaway",
    question: "What is the giveaway?",
    answer:
      "{giveaway.title}: {giveaway.prize}, or one tenth of it in cash. {giveaway.who} The form and the rules are at {page.win}.",
    spanish: {
      question: "¿Qué es el sorteo?",
      answer:
        "El premio es de hasta $25,000 en productos y servicios, o una décima parte en efectivo. Es para dueños de casa de 18 años o más en los condados de {giveaway.condados}. Las reglas están en {page.win}.",
    },
  },
  {
    label: "giveaway-prize",
    question: "What is the prize of the giveaway?",
    answer: [
      "The prize is {giveaway.prize}. In its place the winner may take cash, but only one tenth: up to {giveaway.cash}. The rules are at {page.win}.",
      "Yes, so up to {giveaway.cash} in cash, and no more; or the whole of it in products and services.",
    ],
    spanish: {
      question: "¿Cuál es el premio?",
      answer:
        "El premio es de hasta $25,000 en productos y servicios; en efectivo solo una décima parte, hasta {giveaway.cash}.",
    },
  },
  {
    label: "pay",
    question: "What do the jobs pay?",
    spanish: {
      question: "¿Cuánto pagan?",
      answer:
        "Instalador: $21.50-$24.00 por hora; instalador líder: $25.00-$30.00 por hora, tiempo completo en Whitesboro. Se solicita en {page.careers}.",
    },
  },
  {
    label: "giveaway-use",
    question: "What can I use the prize for?",
    spanish: {
      question: "¿Para qué sirve el premio?",
      answer:
        "El premio es de hasta $25,000 en productos y servicios; en efectivo solo una décima parte, hasta {giveaway.cash}.",
    },
  },
  {
    label: "financing-apply",
    question: "How do I apply for financing?",
    spanish: {
      question: "¿Cómo solicito financiamiento?",
      answer:
        "Se solicita con nuestro equipo, y la decisión llega en minutos; todo está sujeto a aprobación de crédito. Los planes están en {page.financing}.",
    },
  },
];
