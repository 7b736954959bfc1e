import type { Question } from "./schema.ts";

/** What holds for any contractor, and what is true of the trade anywhere. A company's own questions.ts takes
 * precedence, label by label. */
export const generalQuestions: readonly Question[] = [
  {
    label: "price",
    question: "How much does it cost?",
    wordings: [
      "what would something like that run",
      "what am I looking at money wise",
      "how much do you charge",
      "do you have a price list",
      "what does a job like this usually cost",
    ],
    answer: [
      "I can't give a price in this chat: every house is different, so it is measured first. The estimate is free, in writing, and you hear back {promise}.",
      "I have no honest number for it here. What moves it is the size, the product and what is found around the opening; the free written estimate is the one that counts.",
      "I still can't put a figure on it, not even a range. The office at {phone} can talk it through with you.",
    ],
  },
  {
    label: "push-price",
    question: "Can you give me a rough price?",
    wordings: [
      "just give me a ballpark",
      "a rough number is fine",
      "is it more like five thousand or fifty thousand",
      "is that about what it costs",
    ],
    answer: [
      "I can't confirm a figure or call one wrong, not even a range. The free written estimate is the one that counts.",
      "I still can't put a figure on it here. The office at {phone} can talk about it.",
    ],
    spanish: {
      question: "¿Me da un precio aproximado?",
      answer: [
        "Entiendo que quiere una cifra, pero no tengo una que sea cierta para su casa, ni aproximada. El presupuesto gratis le da el precio exacto por escrito.",
        "De verdad no tengo números. La oficina está en el {phone}.",
      ],
    },
  },
  {
    label: "why-no-prices",
    question: "Why do you give no prices here?",
    wordings: [
      "why can't you just tell me the price",
      "why won't you give a number",
      "why is there no price on the website",
    ],
    answer:
      "A number that nobody measured for would not be true for your house: size, product, trim and what is underneath make the difference. The estimate is free.",
  },
  {
    label: "rival",
    question: "Can you beat another company's price?",
    wordings: [
      "can you match a quote I have from somebody else",
      "another company is cheaper, can you do better",
      "will you go lower than the other guy",
      "is the other company any good",
    ],
    answer:
      "It makes sense to compare. I can't match, beat or judge another company's price in this chat; our estimate is free and in writing, so you can lay the two side by side.",
    spanish: {
      question: "¿Igualan el precio de otros?",
      answer:
        "No puedo comparar ni igualar precios en este chat. El presupuesto es gratis y por escrito, así lo compara con calma.",
    },
  },
  {
    label: "obligation",
    question: "Does an estimate oblige me to anything?",
    wordings: [
      "do I have to sign anything at the visit",
      "am I committed if you come out",
      "what if I decide against it after the estimate",
      "will they pressure me to sign that day",
    ],
    answer: "No, nothing: the estimate is free, and it obliges you to nothing.",
    spanish: {
      question: "¿El presupuesto me obliga a algo?",
      answer: "A nada: el presupuesto es gratis y usted decide.",
    },
  },
  {
    label: "free-estimate",
    question: "Is the estimate free?",
    wordings: [
      "does it cost anything to have you come look",
      "do you charge for quotes",
      "is there a fee for the visit",
      "the estimate is free, right",
    ],
    answer: [
      "There is no charge: the visit, the measuring and the estimate are free, with no obligation. Leave your name, town and a number here or send the form at {page.quote}; you hear back {promise}.",
      "The estimate stays free, and you owe nothing if you decide against it.",
    ],
    spanish: {
      question: "¿El presupuesto es gratis?",
      answer:
        "La visita y el presupuesto son gratis y sin compromiso. Deje aquí su nombre y un número, y le responden {promise}.",
    },
  },
  {
    label: "how-soon",
    question: "How soon can you start?",
    wordings: [
      "how far out are you booked",
      "when could you get started",
      "how long is the wait right now",
      "what is your next opening",
    ],
    answer:
      "I have no calendar here, so I can't name a day. The office at {phone} can, once they know what the job is; you hear back about a request {promise}.",
    spanish: {
      question: "¿Qué tan pronto pueden empezar?",
      answer: "No veo el calendario desde aquí, así que no le doy una fecha; la oficina sí: {phone}.",
    },
  },
  {
    label: "worth-it",
    question: "Is it worth replacing mine?",
    wordings: [
      "can mine be saved or is it time for new",
      "should I fix it or replace it",
      "how do I know when it needs replacing",
    ],
    answer:
      "That depends on the state of yours, and I can't see it from here. The visit and the estimate are free, so you can hear an opinion before you decide anything.",
    spanish: {
      question: "¿Vale la pena cambiarlas?",
      answer: "Depende de cómo esté lo que tiene, y desde aquí no lo veo. La visita es gratis.",
    },
  },
  {
    label: "permit",
    question: "Do I need a permit?",
    wordings: ["is a permit required", "does the town have to approve it", "do I need something from the codes office"],
    answer:
      "Whether a permit is needed, and who files it, depends on your town, and I don't want to guess. Your codes office and our team can tell you; have it settled before the work starts.",
    spanish: {
      question: "¿Hace falta un permiso?",
      answer: "Si hace falta un permiso lo dice el municipio; la oficina le explica quién lo tramita.",
    },
  },
  {
    label: "hoa",
    question: "My association has rules. Is that a problem?",
    wordings: [
      "my HOA has to approve it",
      "do you deal with homeowners associations",
      "I live in a condo with a board, is that an issue",
    ],
    answer:
      "Associations often ask for colors, product sheets or proof of insurance. Tell our team what yours wants; I can't promise an approval.",
  },
  {
    label: "lead-paint",
    question: "What about lead paint?",
    wordings: [
      "the house is from before 1978, is lead a concern",
      "do you follow lead safe rules",
      "how do you deal with old lead paint",
    ],
    answer:
      "It is right to ask about lead paint in an older house. How our crew handles it and who tests I don't have here, so please raise it before any work starts; until then leave chipped paint alone and keep children away from it.",
  },
  {
    label: "rot",
    question: "What if there is rot?",
    wordings: [
      "what if the wood underneath is rotten",
      "what happens if you find damage once you open it up",
      "do you fix rotted wood",
    ],
    answer:
      "Rot can only be judged once somebody has seen it. Ask before you sign how hidden damage is handled and what it would cost, so that it stands in your written quote.",
  },
  {
    label: "home-during",
    question: "Must somebody be home during the work?",
    wordings: [
      "do I have to be there while you work",
      "can I go to work while they do it",
      "should somebody stay home on the day",
    ],
    answer:
      "I don't have a rule about who must be home during the work. Our team agrees on it with you when they set the dates, so tell them about your hours.",
    spanish: {
      question: "¿Tiene que haber alguien en casa?",
      answer: "Si tiene que haber alguien en casa lo acuerda la oficina con usted cuando fijen la fecha.",
    },
  },
  {
    label: "pets-kids",
    question: "What about children and pets during the work?",
    wordings: [
      "what do I do with my dog while they are here",
      "is it safe with a baby in the house",
      "my cats will run out the door",
    ],
    answer:
      "Tell our team about them before the day, so that the crew can plan around open doors, dust and noise. A closed room away from the work is best.",
  },
  {
    label: "deadline",
    question: "Can it be done by a certain date?",
    wordings: [
      "can you be done before the holidays",
      "we need it finished by a date",
      "will it be ready in time for the wedding",
    ],
    answer:
      "I can't promise a date from here; the crew's calendar is with the office. Tell me when you need it, and I pass that on.",
    spanish: {
      question: "¿Puede estar listo para una fecha?",
      answer: "No puedo prometer una fecha desde aquí. Dígame para cuándo lo necesita y lo paso.",
    },
  },
  {
    label: "visit-length",
    question: "How long does the visit take?",
    wordings: [
      "how long does the estimate appointment take",
      "how much time should I set aside for the visit",
      "will they be here all afternoon",
    ],
    answer:
      "I don't have a set length for the visit. You may tell the office how much time you have; there is no obligation, and nobody has to sign at the table.",
  },
  {
    label: "who-comes",
    question: "Who comes to the visit?",
    wordings: [
      "who is coming to my house for the estimate",
      "is it a salesman or somebody who does the work",
      "who does the measuring",
    ],
    answer:
      "I can't see who would come, or whether they are from sales or from the crew. The office tells you when they agree on the visit with you.",
  },
  {
    label: "both-home",
    question: "Do both owners have to be at home for the visit?",
    wordings: [
      "does my husband have to be there too",
      "do we both need to be present",
      "is it a problem if only one of us is home for the estimate",
    ],
    answer: "I don't know of a rule that everybody must be there. Please ask when the office sets the visit with you.",
  },
  {
    label: "appointment-needed",
    question: "Do I need an appointment to come in?",
    wordings: [
      "can I just walk in",
      "do I have to call before I come by",
      "is it okay to stop in without an appointment",
    ],
    answer:
      "You can come in during our hours, {hours}. I don't know of a rule about appointments or pets; a call ahead to {phone} makes sure that somebody has time for you.",
  },
  {
    label: "weather",
    question: "Do you work in winter or bad weather?",
    wordings: ["what if it rains that day", "do you work through the winter", "is it too cold to do it now"],
    answer:
      "I don't have a rule for cold or rain. The dates depend on the project and the weather, and the team settles them with you; it can all be measured and planned before.",
    spanish: {
      question: "¿Trabajan con mal tiempo?",
      answer: "El clima lo ven ese mismo día; si hay que mover el trabajo, la oficina se pone de acuerdo con usted.",
    },
  },
  {
    label: "reuse",
    question: "Can old parts stay?",
    wordings: [
      "can I keep the old trim",
      "can you leave the part that is still good",
      "can the old hardware be used again",
    ],
    answer:
      "Whether something old can stay is decided when our team sees it. Please point it out at the free visit, so that it is in the quote.",
  },
  {
    label: "parts-only",
    question: "Do you repair, or sell parts?",
    wordings: [
      "can you fix what I have",
      "I only need a part",
      "do you do repairs on old ones",
      "can you replace just the broken piece",
      "can somebody come and fix it",
      "can it be repaired",
    ],
    answer:
      "I don't have here whether we do that kind of repair or only replace; the office can tell you after a look. If it is something that we installed, it is a matter for our customer service at {phone}.",
    spanish: {
      question: "¿Hacen reparaciones?",
      answer:
        "Si se puede arreglar o conviene cambiarla hay que verlo, así que no le quiero adivinar. La visita para verlo es gratis; mientras, cuidado si hay vidrio roto.",
    },
  },
  {
    label: "answer-time",
    question: "How soon will I hear back?",
    wordings: ["when will somebody get back to me", "how long until I get the quote", "how fast do you respond"],
    answer: "A request is answered {within}. I can't promise an exact hour.",
  },
  {
    label: "book",
    question: "Can I book a visit here?",
    wordings: [
      "can somebody come out and take a look",
      "can I make an appointment here",
      "what day can you come",
      "can you look at it before we buy the house",
    ],
    answer: [
      "I can't set a time in this chat; the office agrees on it with you by phone. I pass on the days that you name as your wish.",
      "Nothing is booked by this chat. Your wish goes to the office, and they confirm the time with you.",
    ],
    spanish: {
      question: "¿Puedo hacer una cita aquí?",
      answer:
        "No puedo fijar una cita en este chat; la oficina la acuerda con usted por teléfono. Dígame qué días le convienen y lo paso.",
    },
  },
  {
    label: "payment-methods",
    question: "How can I pay?",
    wordings: ["do you take credit cards", "can I pay by check", "is cash okay", "do you take Venmo or Cash App"],
    answer: "Which cards or ways to pay we take I don't have here; the office at {phone} can tell you.",
    spanish: {
      question: "¿Cómo se puede pagar?",
      answer: "Las formas de pago no las tengo aquí; la oficina se las dice en el {phone}.",
    },
  },
  {
    label: "payment-status",
    question: "Did my payment arrive?",
    wordings: ["did my check clear", "I paid already, did you get it", "I was charged twice"],
    answer:
      "I can't see payments or bills in this chat, so please don't send account details. The office at {phone} can look it up.",
  },
  {
    label: "bundle",
    question: "Is there something off for several projects?",
    wordings: ["is it cheaper if I do everything at once", "do I save when I do two projects together"],
    answer:
      "Whether there is something off for doing more than one project I can't promise; one free visit can look at all of it.",
  },
  {
    label: "offers",
    question: "Do you have discounts or offers?",
    wordings: ["any specials going on", "do you have a discount for seniors or veterans", "is there a coupon"],
    answer:
      "I can't confirm any discount in this chat, also none for seniors, veterans or signing today. The office at {phone} can tell you what applies to you; please mention it when they call. Current offers are at {offers}.",
    spanish: {
      question: "¿Tienen descuentos?",
      answer: "No puedo prometer descuentos en este chat; la oficina le dice qué ofertas hay: {phone}.",
    },
  },
  {
    label: "contract-cancel",
    question: "Can I cancel a contract that I signed?",
    wordings: [
      "can I back out after signing",
      "I signed and changed my mind",
      "how many days do I have to cancel the contract",
    ],
    answer:
      "A contract that was signed at home may usually be canceled within three business days, in writing. I can't advise on yours: your papers name the way and the time; please call the office at {phone} today.",
  },
  {
    label: "refund-policy",
    question: "Can I get my money back?",
    wordings: ["do I get my deposit back", "what is your refund policy"],
    answer:
      "Refunds are a matter of your contract, and I don't have its terms here. The office at {phone} has to look at it with you.",
  },
  {
    label: "tax-credit",
    question: "Is there a tax credit or rebate?",
    wordings: [
      "is there a rebate for this",
      "can I write it off on my taxes",
      "does the state or utility give money back",
    ],
    answer:
      "I can't say whether a credit or rebate applies. The IRS or a tax adviser can tell you about taxes, your utility or the state about rebates; our office can give you the product papers.",
  },
  {
    label: "contract-copy",
    question: "Can I get a copy of my contract?",
    wordings: ["can you send me my paperwork again", "I lost my contract"],
    answer:
      "I can't look up papers in this chat. The office can find them by your name and the address of the house: {phone}.",
  },
  {
    label: "financing",
    question: "What financing plans do you offer?",
    wordings: [
      "do you guys do payments",
      "can I pay monthly",
      "does financing exist",
      "do you take payments",
      "do you have payment plans",
      "can I make payments instead of paying it all at once",
      "what are the monthly plans",
    ],
    answer: "Yes. {plans} {credit} More at {page.financing}.",
  },
  {
    label: "financing-apply",
    question: "How do I apply for financing?",
    wordings: [
      "how do I get approved",
      "where do I fill out the credit application",
      "what do I need to apply for the loan",
    ],
    answer:
      "You apply through our lender; the plans are at {page.financing}, and our team goes through it with you. What the lender asks for, such as a co-signer or who is on the deed, I can't say. {credit}",
  },
  {
    label: "always-open",
    question: "Can I chat at any hour?",
    wordings: ["is somebody there at night", "can I write here after hours", "are you there around the clock"],
    answer: "This automated chat answers at any hour; people are in the office {hours}.",
  },
  {
    label: "address",
    question: "Where are you located?",
    wordings: ["where is your office", "what is your address", "where do I drive to"],
    answer: "We are at {showroom}.",
    spanish: {
      question: "¿Dónde están?",
      answer: "Estamos en {showroom}.",
    },
  },
  {
    label: "phone",
    question: "What is your phone number?",
    wordings: ["what number do I call", "who do I call", "can I get a phone number"],
    answer: "You can call us at {phone} or write to {email}. People answer {hours}.",
    spanish: {
      question: "¿Cuál es su teléfono?",
      answer: "Puede llamarnos al {phone}, {horario}.",
    },
  },
  {
    label: "email-fax",
    question: "What is your email address?",
    wordings: ["where can I email you", "do you have a fax", "what address do I mail it to"],
    answer: "You can write to {email} or to {company}, {showroom}. The phone is {phone}.",
  },
  {
    label: "service-area-fee",
    question: "Does it cost more if I live far out?",
    wordings: ["is there a travel charge", "do you charge extra for distance"],
    answer: "Whether the distance costs anything I don't have here; our team confirms it for your address.",
  },
  {
    label: "owner",
    question: "Who owns the company?",
    wordings: [
      "who is the owner",
      "who runs the place",
      "is it a family business",
      "is this a local company or a chain",
    ],
    answer:
      "We are a local company, in {region} since {founded}. Names I don't have here; the office at {phone} can tell you or put you through.",
    spanish: {
      question: "¿Quién es el dueño?",
      answer: "Nombres no tengo aquí; pregunte en el {phone}.",
    },
  },
  {
    label: "reviews",
    question: "What do customers say?",
    wordings: ["do you have good reviews", "what do other people say about you", "how many stars do you have"],
    answer: "You can read what customers say at {page.testimonials} and see projects at {page.gallery}.",
  },
  {
    label: "rumor",
    question: "Is it true what people say about you?",
    answer: "I know nothing about that and can't comment on it. The office at {phone} is the right place to ask.",
  },
  {
    label: "sponsor",
    question: "Do you sponsor teams or events?",
    wordings: ["would you donate to our raffle", "do you sponsor a ball team"],
    answer:
      "Thank you for asking us. Whether the company can help with that I don't have here; the office at {phone} can tell you.",
  },
  {
    label: "second-location",
    question: "Do you have another location?",
    wordings: ["do you have another showroom", "is there an office closer to me"],
    answer: "We are at {showroom}. For anything beyond that please ask the office at {phone}.",
  },
  {
    label: "other-trade",
    question: "Do you do other kinds of work?",
    wordings: ["do you also do kitchens", "can you do my gutters", "do you build decks", "do you paint houses"],
    answer: [
      "That is not on our list: we do {services}. To be sure about anything near it, the office at {phone} can tell you.",
      "That one isn't on our list either; {services} are. The office at {phone} knows for certain.",
    ],
    spanish: {
      question: "¿Hacen otros trabajos?",
      answer: "Eso no está en nuestra lista: instalamos {servicios}. La oficina se lo puede confirmar en el {phone}.",
    },
  },
  {
    label: "chat-kept",
    question: "Is this chat saved, and who reads it?",
    wordings: [
      "who sees what I write here",
      "how long do you keep this chat",
      "is this conversation recorded",
      "does somebody at the office read this",
    ],
    answer:
      "This chat is saved for {kept} days so that our office can help you, and people there can read it. If you leave a way to reach you, it goes to the team with your request. More at {page.privacy}.",
    spanish: {
      question: "¿Se guarda este chat?",
      answer: "Este chat se guarda {kept} días y lo puede leer la gente de nuestra oficina. Más en {page.privacy}.",
    },
  },
  {
    label: "data-use",
    question: "What do you do with my number or email?",
    wordings: ["do you sell my information", "who gets my phone number", "will I get spam calls"],
    answer:
      "Your number or email is used to answer your request. With whom else it may be shared is described at {page.privacy}, and I don't want to promise more than stands there. You decide what you leave here.",
    spanish: {
      question: "¿Para qué usan mi número?",
      answer: "Su número se usa para responder a su solicitud. Más en {page.privacy}.",
    },
  },
  {
    label: "dont-save",
    question: "Can you not save this chat?",
    answer:
      "I can't erase what is already written here; the chat is kept for {kept} days. For removing it please call {phone}; see also {page.privacy}.",
  },
  {
    label: "why-ask",
    question: "Why do you ask for my details?",
    wordings: [
      "why do you need my number",
      "why do you need my address",
      "do you have to have a phone number",
      "do I have to give you my number",
    ],
    answer: "Only so that the office can answer you. You decide what you share; an email is enough.",
  },
  {
    label: "job",
    question: "How do I apply for a job?",
    wordings: [
      "are you hiring",
      "I am looking for work",
      "how do I apply",
      "are there any openings",
      "can I drop off a resume",
    ],
    answer:
      "You apply at {page.careers} with your name, email and phone. Listed are {jobs}; for questions, or if you want to come by, call {phone} first.",
  },
  {
    label: "pay",
    question: "What do the jobs pay?",
    wordings: [
      "what does it pay",
      "what is the pay like",
      "how much do you pay an hour",
      "what would I make an hour",
      "what does an installer make",
      "how much is the pay",
      "what would I earn",
    ],
    answer: "{jobs}. {apply}.",
  },
  {
    label: "benefits",
    question: "What benefits come with a job?",
    wordings: ["do you get health insurance", "is there paid vacation", "do they have a 401k", "are tools provided"],
    answer: "What is listed: {benefits}. From which day they count the hiring team can tell you at {phone}.",
  },
  {
    label: "job-requirements",
    question: "What do you require of applicants?",
    wordings: [
      "do I need experience",
      "do you train people",
      "do I need a driver's license",
      "would you take somebody right out of school",
    ],
    answer: [
      "I don't want to guess how that counts: the hiring team decides it, at {phone}. You are welcome to apply and to be open about it: {page.careers}.",
      "That, too, is for the hiring team to say, at {phone}; it is worth asking before you apply.",
    ],
    spanish: {
      question: "¿Qué piden para trabajar?",
      answer: "Eso lo decide el equipo de contratación, en el {phone}. Puede solicitar en {page.careers}.",
    },
  },
  {
    label: "job-status",
    question: "What became of my application?",
    wordings: ["I applied and heard nothing", "did you get my application"],
    answer: "I can't see applications or who was hired. The office at {phone} can tell you.",
  },
  {
    label: "job-office",
    question: "Are there jobs in the office?",
    wordings: ["do you need anybody in the office", "are there any sales jobs"],
    answer: "Listed right now: {jobs}. Whether there is other work the hiring team can tell you at {phone}.",
  },
  {
    label: "job-schedule",
    question: "What are the working hours of the jobs?",
    wordings: ["how many hours a week is it", "do you work weekends", "is it year round"],
    answer: "Listed are {jobs}. Hours and pay days in detail the hiring team can tell you at {phone}.",
  },
  {
    label: "giveaway",
    question: "What is the giveaway?",
    wordings: ["tell me about the giveaway", "how does the contest work", "is the contest real"],
    answer:
      "{giveaway.title}: {giveaway.prize}, or up to {giveaway.cash} of it in cash. {giveaway.who} The form and the rules are at {page.win}.",
  },
  {
    label: "giveaway-prize",
    question: "What is the prize of the giveaway?",
    wordings: ["what do I win", "can the winner take cash", "how much is it worth"],
    answer:
      "The prize is {giveaway.prize}. In its place the winner may take up to {giveaway.cash} in cash, and no more. The rules are at {page.win}.",
  },
  {
    label: "giveaway-use",
    question: "What can I use the prize for?",
    answer:
      "The prize is {giveaway.prize}, or up to {giveaway.cash} in cash. How long one has to use it, or anything beyond, the rules at {page.win} or the office at {phone} say.",
  },
  {
    label: "giveaway-dates",
    question: "When does the giveaway end?",
    wordings: ["is the giveaway still going", "when is the drawing", "is it too late to enter"],
    answer:
      "The rules take entries from {giveaway.dates}, and give {giveaway.draw} as the drawing date. They are at {page.win}.",
    spanish: {
      question: "¿Cuándo termina el sorteo?",
      answer:
        "Según las reglas se participa del {giveaway.dates}, y el sorteo es el {giveaway.draw}. Están en {page.win}.",
    },
  },
  {
    label: "giveaway-eligibility",
    question: "Who can enter the giveaway?",
    wordings: ["am I eligible for the giveaway", "can somebody from my county enter", "can an employee's family enter"],
    answer:
      "By the rules: {giveaway.who} Whether your case counts, the rules and the office decide, and I can't promise it. More at {page.win}.",
    spanish: {
      question: "¿Quién puede participar en el sorteo?",
      answer:
        "Es para dueños de casa de 18 años o más en los condados de {giveaway.condados}; uno por hogar. Si su caso cuenta lo deciden las reglas y la oficina: {page.win}.",
    },
  },
  {
    label: "giveaway-rent",
    question: "Can renters enter the giveaway?",
    wordings: ["I rent, can I still enter", "can my landlord enter for me"],
    answer:
      "It is for homeowners. {giveaway.who} Whether your case counts, the rules at {page.win} and the office decide.",
    spanish: {
      question: "¿Pueden participar los que rentan?",
      answer:
        "Es para dueños de casa de 18 años o más en los condados de {giveaway.condados}. Si su caso cuenta lo deciden las reglas y la oficina: {page.win}.",
    },
  },
  {
    label: "giveaway-household",
    question: "Can two people of one household enter the giveaway?",
    wordings: ["can my wife and I both enter", "can I enter more than once"],
    answer:
      "One entry counts per household, so only one of two at the same address, and it has to be a home that you own. {giveaway.who} The rules are at {page.win}.",
    spanish: {
      question: "¿Pueden participar dos de una casa?",
      answer: "Cuenta una participación por hogar. Las reglas están en {page.win}.",
    },
  },
  {
    label: "giveaway-next",
    question: "Will there be another giveaway?",
    wordings: [
      "will you do it again",
      "are you doing another giveaway",
      "is there another contest next year",
      "when is the next giveaway",
    ],
    answer: "Whether there is another one, and when, I don't know. The office can tell you, at {phone}.",
    spanish: {
      question: "¿Habrá otro sorteo?",
      answer: "No sé si habrá otro ni cuándo; la oficina se lo puede decir en el {phone}.",
    },
  },
  {
    label: "giveaway-winner",
    question: "Who won the giveaway?",
    wordings: ["did somebody win already", "how will I know if I won", "has the winner been announced"],
    answer: [
      "I can't name a winner. The drawing date in the rules is {giveaway.draw}; a list of winners can be requested from the office within {giveaway.list} days after the end.",
      "For the list of winners please ask the office at {phone}; I don't know any name.",
    ],
    spanish: {
      question: "¿Quién ganó el sorteo?",
      answer: "No puedo decir quién ganó; la lista de ganadores la da la oficina en el {phone}.",
    },
  },
  {
    label: "giveaway-entry-status",
    question: "Did my giveaway entry arrive?",
    wordings: ["did my entry go through"],
    answer:
      "I can't see entries in this chat. One entry counts per household; the office at {phone} can check whether yours arrived.",
  },
  {
    label: "giveaway-catch",
    question: "What is the catch of the giveaway?",
    wordings: ["what is the catch", "will I get sales calls if I enter"],
    answer:
      "No purchase is necessary, and buying does not improve your chances. What happens with your details stands in the rules at {page.win} and at {page.privacy}.",
  },
  {
    label: "giveaway-purchase",
    question: "Do I have to buy something to win the giveaway?",
    wordings: ["do I need to buy something to enter"],
    answer: "No purchase is necessary, and a purchase does not improve your chances. The rules are at {page.win}.",
    spanish: {
      question: "¿Hay que comprar algo para el sorteo?",
      answer: "No hace falta comprar nada, y comprar no aumenta las posibilidades.",
    },
  },
  {
    label: "home-show",
    question: "Will you be at the home show?",
    wordings: ["will you have a booth at the show", "when is the home show"],
    answer:
      "The rules name entries in person at the home show, too; no purchase is necessary. More about the show the office can tell you at {phone}.",
  },
  {
    label: "warranty",
    question: "What warranty do you give?",
    wordings: ["how long is it guaranteed", "do you stand behind the work", "is there a guarantee"],
    answer: "{warranty} More at {page.warranty}.",
  },
  {
    label: "warranty-void",
    question: "What ends the warranty?",
    wordings: [
      "what voids the warranty",
      "do I lose the warranty if I paint it",
      "does it still count if I fix it myself",
    ],
    answer:
      "What keeps or ends the warranty stands in its written terms, which I don't have here. Before you mend, drill or wash under pressure, ask our customer service at {phone}.",
  },
  {
    label: "service-cost",
    question: "Does a service visit cost something?",
    wordings: ["do I pay for the service call", "is the repair free under warranty"],
    answer:
      "Whether the visit or the part costs anything depends on what the warranty covers, and I can't decide that. Ask the office at {phone} before somebody comes.",
  },
  {
    label: "fire",
    question: "Do you work with my insurance?",
    wordings: [
      "does my homeowners insurance pay for it",
      "do you deal with insurance adjusters",
      "a storm did it, will insurance cover it",
    ],
    answer:
      "What an insurance pays is between you and the insurer. Our free estimate comes in writing, and the office can tell you how we work with an adjuster: {phone}.",
  },
  {
    label: "form-status",
    question: "Did my form arrive?",
    wordings: ["I filled out the form, did it go through", "did you get my request from the website"],
    answer:
      "I can't see forms that were sent. Requests are usually answered {within}, and the office can check at {phone}.",
  },
  {
    label: "missed-call",
    question: "Who called me from your number?",
    wordings: ["somebody called me from this number", "I had a missed call from you"],
    answer:
      "I can't see who called or why. The office at {phone} can find out; leave your name and number here and I ask them to try you again.",
  },
  {
    label: "distrust",
    question: "How do I know that you are not a scam?",
    wordings: ["how do I know you are legit", "I got burned by a contractor before", "are you a real company"],
    answer:
      "You are right to be careful. Ask anybody for the license, the proof of insurance and the warranty in writing before you sign; the office answers at {phone}.",
  },
  {
    label: "who-to-ask",
    question: "Whom should I ask?",
    answer: "The office is the right place: {phone}, {hours}.",
  },
  {
    label: "needed-of-me",
    question: "What do you need from me?",
    wordings: ["what information do you need", "what should I have ready when you call"],
    answer: "Not much: your name, the town, a number or email, and what it is about.",
  },
  {
    label: "private",
    question: "Can I tell it to a person only?",
    wordings: ["can I tell it to a person instead", "I don't want to type that here"],
    answer:
      "You don't have to write it here. Leave a number, and somebody calls you without my knowing what it is about, or call {phone}.",
    spanish: {
      question: "¿Qué documentos piden?",
      answer:
        "No hace falta que me lo diga aquí. Qué documentos piden lo dice el banco; nuestra oficina le orienta en el {phone}.",
    },
  },
  {
    label: "truck",
    question: "One of your trucks bothered me. Whom do I tell?",
    answer:
      "Thank you for telling us, and I am sorry about that. I have no way to reach a driver; please call {phone} with the time and the place.",
  },
  {
    label: "staff",
    question: "Does a certain person work with you?",
    answer: "Who works here and when I can't see from this chat; the office at {phone} can tell you.",
  },
  {
    label: "not-sold",
    question: "Can I ask without being sold something?",
    wordings: ["I only have a question", "I don't want a sales pitch"],
    answer: "Understood, nothing will be sold to you here. Just ask, and I answer what I can.",
  },
  {
    label: "not-our-business",
    question: "Can you tell me about somebody else?",
    answer: "I don't have that information. I'm glad to help with {services}.",
  },
  {
    label: "links",
    question: "Do you have a page on social media?",
    wordings: ["are you on Facebook", "do you have Instagram"],
    answer: "You find everything about us on this site, or call {phone}.",
  },
  {
    label: "about-warranty",
    question: "Another question about the warranty",
    answer:
      "What the warranty covers in a given case stands in the written terms, which I don't have here; the office can look it up by your name or the address: {phone}.",
  },
  {
    label: "about-giveaway",
    question: "Another question about the giveaway",
    answer: "The giveaway's rules are at {page.win}; what they don't say, the office at {phone} decides.",
  },
  {
    label: "about-jobs",
    question: "Another question about jobs",
    answer: "That the hiring team can tell you at {phone}. {apply}; listed are {jobs}.",
  },
  {
    label: "language",
    question: "Does somebody speak Spanish?",
    wordings: ["do you speak Spanish"],
    spanish: {
      question: "¿Hablan español?",
      answer:
        "Sí, en este chat puede escribir en español. Si en la oficina le atienden en español no lo puedo prometer; pregúnteles en el {phone}.",
    },
  },
  {
    label: "steps",
    question: "How does a project work?",
    wordings: [
      "what are the steps",
      "how does this work",
      "walk me through it",
      "what happens at an estimate",
      "how do estimates work",
    ],
    spanish: {
      question: "¿Cómo es el proceso?",
      answer:
        "Primero alguien va a ver y medir, sin costo. Después recibe el presupuesto por escrito y, si le parece, se acuerda la fecha.",
    },
  },
  {
    label: "medicare",
    question: "Does Medicare or another program pay for it?",
    wordings: ["does insurance pay for a walk-in tub", "is there help for veterans or seniors"],
    spanish: {
      question: "¿Paga Medicare una parte?",
      answer: "Si Medicare u otro seguro paga una parte no se lo puedo decir; pregúnteles a ellos antes de decidir.",
    },
  },
  {
    label: "deposit",
    question: "Do I have to pay a deposit?",
    wordings: ["how much down", "do you want money up front", "how much do I pay to get started"],
    spanish: {
      question: "¿Hay que dar un anticipo?",
      answer: "Cuánto se da al principio no lo tengo aquí; viene en el presupuesto por escrito, antes de firmar.",
    },
  },
  {
    label: "warranty-exclusions",
    question: "What does the warranty not cover?",
    wordings: ["what is not covered", "does it cover broken glass", "is it covered if a storm breaks it"],
    spanish: {
      question: "¿Qué no cubre la garantía?",
      answer:
        "Qué cubre en su caso lo dice la garantía escrita, y no la tengo aquí; la oficina lo revisa con usted: {phone}.",
    },
  },
  {
    label: "about",
    question: "What does your company do?",
    wordings: ["what do you guys do", "what kind of work do you do"],
    spanish: {
      question: "¿A qué se dedican?",
      answer: "Instalamos {servicios}.",
    },
  },
  {
    label: "since",
    question: "How long have you been in business?",
    wordings: ["how long have you been around", "when did you start the company"],
    spanish: {
      question: "¿Desde cuándo trabajan?",
      answer: "Trabajamos desde {founded}.",
    },
  },
  {
    label: "haul-away",
    question: "Do you haul away the old material?",
    wordings: ["what happens to the old ones", "do you take the junk with you"],
    spanish: {
      question: "¿Se llevan lo viejo?",
      answer: "Pida que el presupuesto diga si se llevan lo viejo; aquí no tengo ese detalle.",
    },
  },
  {
    label: "homes",
    question: "Do you work on rentals, condos or mobile homes?",
    wordings: ["I live in a trailer, do you do those", "do you work on rentals", "would you do a church or a store"],
    spanish: {
      question: "¿Trabajan en casas rentadas?",
      answer:
        "Trabajamos sobre todo con dueños de casa; si es rentada, el dueño tiene que dar permiso. La oficina lo confirma.",
    },
  },
  {
    label: "easy-windows",
    services: ["windows"],
    question: "Which windows are easy to open over a sink?",
    wordings: [
      "what window is easiest to open if you have arthritis",
      "hard to lift, i cant reach the window over the counter",
      "which kind can my mother open with weak hands",
      "what is easiest to crank or slide",
    ],
    answer:
      "Where you have to reach, or lifting is hard, a window that slides sideways or opens by a crank is usually easier than one whose sash you push up. In a showroom or at the visit you can try how light each one moves.",
  },
  {
    label: "casement",
    services: ["windows"],
    question: "Casement or double-hung windows?",
    wordings: [
      "what is a casement window",
      "is a crank window better than one that slides up",
      "difference between a casement and a double hung",
      "what is an awning window",
    ],
    answer:
      "A double-hung window has two sashes that slide up and down. A casement is hinged at the side and swings out by a crank, which is usually the easiest on hands and shoulders; an awning window is the same with its hinges at the top. Which of them we make for your openings our team can tell you.",
  },
  {
    label: "u-factor",
    services: ["windows"],
    question: "What do U-factor and R-value mean?",
    wordings: [
      "what is U-factor",
      "is a lower U value better",
      "what do the numbers on the window label mean",
      "what is R-value or SHGC",
    ],
    answer:
      "The U-factor tells how much heat a window lets through: lower is better. R-value is the other way around, so higher is better, and SHGC tells how much of the sun's heat comes in. For the figures of our own products please ask our team; they stand on the label and the product papers.",
  },
  {
    label: "window-life",
    services: ["windows"],
    question: "How long do windows last?",
    wordings: ["how many years do windows last", "how long before windows have to be replaced"],
    answer:
      "In general good windows last some 20 to 30 years. Drafts, fog between the panes, soft frames or a sash that won't stay up tell that they are near their end. What yours need, somebody has to see; the visit is free.",
  },
  {
    label: "window-lock",
    services: ["windows"],
    question: "My window won't lock. What can I do?",
    wordings: [
      "my window won't lock",
      "the lock on a window is broken, how do I keep it shut",
      "how do I secure a window for the night",
    ],
    answer:
      "Until it is seen to, a stick cut to length in the track holds a slider shut, and a screw clamp or a pin through the sashes holds one that slides up. Whether the lock can be mended or the window has to be changed, our team sees at your home; the office is at {phone}.",
  },
  {
    label: "siding-life",
    services: ["siding"],
    question: "How long does siding last?",
    wordings: [
      "how many years does siding last",
      "how long before siding has to be replaced",
      "when is siding worn out",
    ],
    answer:
      "In general vinyl siding lasts some 20 to 40 years, and engineered wood about as long when its finish is looked after. Sun, wind and how it was put up make the difference.",
  },
  {
    label: "wash-windows",
    services: ["windows"],
    question: "How do I clean the outside of upstairs windows?",
    wordings: ["do they tilt in so i can wash them", "easy to clean windows"],
    answer:
      "Many double-hung windows tilt in, so that the outside can be washed from the room; fixed ones are washed from outside. Ask at the visit to see it on the model that you like.",
  },
  {
    label: "vinyl-or-fiberglass",
    services: ["windows"],
    question: "Which frame is better: vinyl, fiberglass or wood?",
    wordings: ["vinyl vs fiberglass windows", "difference between wood and vinyl window frames"],
    answer:
      "In general vinyl frames need the least care and cost less, fiberglass is stiffer and moves less with heat and cold, and wood looks best in an old house but wants paint. Which of them we offer for your house our team can tell you at the free visit.",
  },
  {
    label: "triple-pane",
    services: ["windows"],
    question: "Is triple-pane glass worth it?",
    wordings: ["double or triple pane", "is three panes better than two"],
    answer:
      "A third pane keeps the glass warmer and a room a little quieter, and it is heavier and costs more; good double glass with a coating and gas is enough for many homes. For a cold or noisy room it is worth asking at the free visit.",
  },
  {
    label: "low-e",
    services: ["windows"],
    question: "What is low-E glass or argon?",
    wordings: ["what does low e mean", "do they have argon gas"],
    answer:
      "Low-E is a thin coating on the glass that holds heat in, and argon is a gas between the panes that slows it down. Which of them we offer for your house our team can tell you at the free visit.",
  },
  {
    label: "wet-glass",
    services: ["windows"],
    question: "Why is there fog or frost on my windows?",
    wordings: [
      "windows sweat in the winter",
      "condensation between the panes in the morning",
      "ice on the inside of the glass",
    ],
    answer:
      "Fog between the panes means that the seal of that glass has failed; it does not clear up again. Water or frost on the room side is different: warm, damp air meets cold glass, and tighter glass and some airing both help.",
  },
  {
    label: "insert-or-full-frame",
    services: ["windows"],
    question: "Insert or full-frame replacement?",
    wordings: ["whats a pocket window", "do you do full frame"],
    answer:
      "An insert goes into the old frame, which is quicker and leaves the trim alone; a full-frame job takes everything out to the wall and lets rot be seen and mended. Which your openings need is decided when they are looked at.",
  },
  {
    label: "pet-screens",
    question: "Are there screens that stand up to pets?",
    wordings: ["my cat claws the screens", "dog tears up the screen, anything tougher"],
    answer:
      "There are screens of a heavier mesh that stand up to claws much better than the usual ones; they let in a bit less light and air. Tell our team about the pet, so that they can say what fits yours.",
  },
  {
    label: "storm-door-pets",
    services: ["doors"],
    question: "Which storm door is right with dogs?",
    wordings: ["storm door my dog cant wreck"],
    answer:
      "With dogs a storm door with a solid or metal lower panel, or with the glass only in the upper half, lasts longest; full glass looks nice but gets the paws. Our team can show you which fit your opening.",
  },
  {
    label: "pet-door",
    services: ["doors"],
    question: "Can a pet door be built in?",
    wordings: ["can you put a dog door in the new door", "cat door in patio slider"],
    answer:
      "A pet door is easier to plan with a new door than to cut in later, and glass can't be cut once it is made. Whether it can be built into yours our team has to say, so bring it up at the visit.",
  },
  {
    label: "steel-or-fiberglass-door",
    services: ["doors"],
    question: "Steel, fiberglass or wood for a door?",
    wordings: ["steel door vs fiberglass door", "is a wood door better than steel"],
    answer:
      "In general steel is strong and costs less but can dent and rust where it is scratched; fiberglass does not dent, rust or swell and can look like wood; wood is the warmest to look at and needs the most care. Which of them we offer for your house our team can tell you at the free visit.",
  },
  {
    label: "sliding-or-french",
    services: ["doors"],
    question: "Sliding or French patio door?",
    wordings: ["slider or french door", "swinging or sliding patio door which is better"],
    answer:
      "A sliding door needs no room to swing and suits a tight space; a hinged or French door opens wider and seals well, but its leaf needs the room. At the visit our team sees which your opening takes.",
  },
  {
    label: "tight-shower",
    services: ["bathrooms"],
    question: "Which shower door suits a small bathroom?",
    wordings: ["shower door hits the toilet tiny bathroom", "narrow bathroom shower glass"],
    answer:
      "In a tight bathroom a sliding door or a fixed piece of glass is usually the better choice, because nothing swings into the room. The opening is measured first, so our team can tell you what fits yours.",
  },
  {
    label: "grab-bars",
    services: ["bathrooms"],
    question: "Can grab bars and a seat be built in?",
    wordings: ["do you put in grab bars", "shower with a bench and a handrail"],
    answer:
      "Yes, seats and grab bars are best planned into a new shower or tub from the start, because the wall behind must carry them. Tell our team who will use it and what they need, and they plan it with you.",
  },
  {
    label: "shower-or-walk-in-tub",
    services: ["bathrooms"],
    question: "Walk-in tub or low-step shower?",
    wordings: [
      "mom cant step over the tub what is better",
      "which is safer for an 85 year old, a walk in tub or a shower",
    ],
    answer:
      "For somebody who can't step over the side there are two good ways: a low-step shower in the place of the tub, quick to use and good with a seat and grab bars, or a walk-in tub with a door, for anyone who wants to sit and soak; you wait in it while it fills and drains. Our team can look at the room with you, free of charge.",
  },
  {
    label: "woodpeckers",
    services: ["siding"],
    question: "Does siding keep woodpeckers away?",
    wordings: ["woodpecker holes in my cedar siding"],
    answer:
      "Woodpeckers go for wood that sounds hollow or holds insects. Vinyl gives them little reason to stay, engineered wood is denser than cedar; I know of no siding that anybody can guarantee against them. Let our team see the holes, because there may be insects behind.",
  },
  {
    label: "paint-siding",
    services: ["siding"],
    question: "Does siding have to be painted?",
    wordings: ["do you ever have to repaint vinyl or engineered wood"],
    answer:
      "Vinyl is colored all through and is not painted. Engineered wood comes finished and holds its color far longer than painted cedar, though any painted surface needs care some day.",
  },
  {
    label: "siding-in-winter",
    services: ["siding"],
    question: "Can siding be put up in winter?",
    wordings: ["is it too cold for siding in january", "should i wait til spring to side the house"],
    answer:
      "Siding can be put up in winter: vinyl shrinks and gets stiffer in the cold, so the crew leaves room for it, and snow, ice or strong wind can move the days. When it would be for you our team tells you; you need not wait for spring to have it measured.",
  },
  {
    label: "windows-in-winter",
    services: ["windows", "doors"],
    question: "Can windows and doors be changed in winter?",
    wordings: ["do you install windows when its snowing", "wont the house freeze if you do windows in december"],
    answer:
      "Windows and doors can be changed in winter, too: it is done one opening at a time, so the house is open only for a short while. In bad weather a day may be moved, and the team settles that with you.",
  },
  {
    label: "permit-who",
    question: "Who gets the permit, you or I?",
    wordings: ["who pulls the permit"],
    answer:
      "That differs from town to town: your codes office says whether one is needed for this job, and who files it should be settled with our team before the work starts and stand in the quote.",
  },
  {
    label: "dumpster",
    question: "Where does the dumpster go?",
    wordings: ["do i need to get a dumpster", "where do you park the dumpster"],
    answer:
      "Where the old material goes, and whether a dumpster is needed and where it can stand, is planned with you before the day; you need not order one yourself before you have talked with them. If space is tight, show it to our team at the free visit.",
  },
  {
    label: "neighbor-wall",
    question: "Do I have to ask my neighbor about a shared wall?",
    wordings: ["row house shared wall need permission from neighbor"],
    answer:
      "For work on your own side people usually ask no leave, but a shared wall can be different; your deed and the codes office settle it, and it is wise to tell the neighbor first. Our team can tell you what they would touch.",
  },
  {
    label: "sure-check",
    question: "Are you sure of that?",
    wordings: ["are you certain about that", "how sure are you"],
    answer: [
      "I can't promise it from this chat: only the office can confirm it, at {phone}, {hours}.",
      "As sure as I can be from here; the office at {phone} is surer.",
    ],
  },
  {
    label: "doubt",
    question: "I heard something else. Is that right?",
    answer:
      "That is what I have here, said in general; for your house our team confirms it, so take their word over mine.",
  },
  {
    label: "admit",
    question: "You don't know that, do you?",
    answer: "You are right, that I don't know, and a guess would not help you. The office knows: {phone}, {hours}.",
  },
];
