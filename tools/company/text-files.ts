import { chatFiles } from "./chat-files.ts";
import type { Essentials } from "./questions.ts";
import { cut, list as listed, thingsIn, within } from "./service-files.ts";
import { type Files, importTypes, source } from "./source.ts";

function pageTexts({ company, city, region, area, premises }: Essentials, work: string): string {
  const say = `${work} in ${area}`;
  const titles = {
    home: cut(say, 60),
    chat: "Ask about your project",
    quote: "Request a free estimate",
    win: "Giveaway",
    about: cut(`About ${company}`, 60),
    financing: "Financing",
    warranty: "Warranties",
    blog: "Articles",
    careers: "Careers",
    contact: "Contact us",
    staff: "Our team",
    faq: "Frequently asked questions",
    terms: "Terms of use",
    privacy: "Privacy policy",
    accessibility: "Accessibility statement",
    gallery: "Projects",
    testimonials: "Reviews",
    serviceRequest: "Request service",
    search: "Search this site",
  };
  const about = `${company} in ${city}, ${region}`;
  const descriptions = {
    home: cut(`${say}. ${about}. Free estimates in writing.`, 155),
    chat: "Ask our automated assistant, or request a free estimate.",
    quote: "Tell us about your project. The estimate is free and in writing.",
    win: "There is no giveaway at present.",
    about: `${about}.`,
    financing: "Ways to pay.",
    warranty: "What we stand behind, and how to ask for service.",
    blog: "Advice for your home.",
    careers: `Work with ${about}.`,
    contact: `Call us or visit our ${premises} in ${city}, ${region}. Hours, directions and phone number.`,
    staff: "Our team.",
    faq: "Answers to what we are asked most.",
    terms: "Terms for using this site and for estimates.",
    privacy: "What we store when you write to us or chat, why, for how long, and how to have it deleted.",
    accessibility: "What we aim for, and how to tell us what gets in your way.",
    gallery: "Projects.",
    testimonials: "Reviews.",
    serviceRequest: "Ask for service on something that we installed.",
    search: "Find a service, an answer or an article.",
  };
  return source(
    "",
    { name: "defaultDescription", value: descriptions.home },
    { name: "titles", value: titles },
    { name: "descriptions", value: descriptions },
    { name: "countyNote", value: "Free estimates in writing." },
    {
      name: "absentPages",
      type: "readonly (keyof typeof titles)[]",
      value: ["win", "financing", "blog", "careers", "staff", "gallery", "testimonials"],
    },
  );
}

function siteTexts({ founded, area, company }: Essentials, work: string): string {
  const since = [`Since ${founded}`];
  const heroes = {
    home: { title: `${work} in ${area}`, lead: "Ask us anything, and get a free estimate in writing.", claims: since },
    about: { title: `About ${company}`, lead: `${work} in ${area}.`, reasons: "Why people call us", claims: since },
    county: { claims: since },
    service: { claims: since },
    blog: { title: "Articles", lead: "Advice for your home." },
    financing: { lead: "Ways to pay." },
    warranty: { lead: "What we stand behind, and who to call." },
    careers: { title: "Work with us" },
    testimonials: { lead: "Reviews." },
  };
  const points = [
    { title: "A look", text: "We look, measure and listen." },
    { title: "A price", text: "You get it in writing." },
    { title: "The work", text: "We agree on the days before we begin." },
    { title: "Afterward", text: "Call us if something is not right." },
  ];
  return source(
    importTypes("Point"),
    { name: "heroes", value: heroes },
    { name: "mapNote", type: "string | undefined", value: undefined },
    { name: "badges", value: { contact: ["Free estimates"], service: ["Free estimates"] } },
    { name: "journey", type: "readonly Point[]", value: points },
    { name: "quoteReasons", type: "readonly Point[]", value: points.slice(0, 2) },
    { name: "productReasons", type: "readonly [Point, Point, Point]", value: points.slice(0, 3) },
    { name: "productBadges", value: ["Measured at your home", "Price in writing"] },
  );
}

/** The files of the company's words. */
export function textFiles(essentials: Essentials): Files {
  const { company, legalName, founded, city, state, area, phone, services } = essentials;
  const things = services.flatMap(({ name }) => thingsIn(name).map(within));
  const names = listed(things);
  const work = names.charAt(0).toUpperCase() + names.slice(1);
  const section = (heading: string, ...paragraphs: string[]) => ({ heading, paragraphs });
  const list = (name: string, type: string, value: unknown) => ({ name, type: `readonly ${type}[]`, value });
  const consent = `If you tick the box for text messages, ${company} may send automated text messages about your estimate to the number you gave. Consent is not a condition of any purchase. Message frequency varies. Message and data rates may apply. Reply STOP to opt out or HELP for help.`;
  return {
    ...chatFiles(essentials, names),
    "page-texts.ts": pageTexts(essentials, work),
    "site-texts.ts": siteTexts(essentials, work),
    "about.ts": source(
      importTypes("Point", "TextSection"),
      {
        name: "story",
        type: "TextSection",
        value: {
          ...section("Who we are", `${company} has worked on homes in ${area} since ${founded}.`),
          claims: ["founded"],
        },
      },
      list("reasons", "Point", [
        { title: "A free estimate", text: "In writing, before you decide." },
        { title: "A call away", text: `Our phone is answered in ${city}.` },
      ]),
    ),
    "accessibility.ts": source(
      importTypes("TextSection"),
      list("accessibility", "TextSection", [
        {
          ...section("What we aim for", "We follow the Web Content Accessibility Guidelines, WCAG 2.1 AA."),
          claims: ["guidelines"],
        },
        section(
          "Tell us what gets in your way",
          "Call or write to us and name the page. We are glad to help you by phone.",
        ),
      ]),
    ),
    "articles.ts": source(importTypes("Article"), list("articles", "Article", [])),
    "careers.ts": source(
      importTypes("Point", "PositionTexts"),
      { name: "intro", value: "There is no open position at present." },
      list("benefits", "Point", []),
      list("lookingFor", "string", []),
      { name: "positionTexts", type: "Readonly<Record<string, PositionTexts>>", value: {} },
    ),
    "positions.ts": source(importTypes("Position"), list("positions", "Position", [])),
    "claims.ts": `${source(importTypes("Claim"), {
      name: "claims",
      value: {
        founded: { figures: [String(founded)], scopes: ["site"] },
        freeEstimates: { figures: ["a free estimate in writing"], scopes: ["site"] },
        makersWarranty: { figures: ["the maker's warranty"], scopes: ["site"] },
        guidelines: { figures: ["WCAG 2.1"], scopes: ["accessibility"] },
      },
      satisfies: "Record<string, Claim>",
    })}\nexport type ClaimId = keyof typeof claims;\n`,
    "financing.ts": source(
      importTypes("Plan", "TextSection"),
      list("plans", "Plan", []),
      list("questions", "string", []),
      { name: "preApproval", type: "TextSection", value: section("Paying over time") },
      { name: "creditNote", value: "We do not arrange loans." },
    ),
    "live-agent.ts": source(
      "",
      { name: "changesByPhone", value: "To move or cancel a visit, please call us; the chat can't do it." },
      list("liveAgentScripts", "{ keyword: string; reply: string }", []),
      { name: "liveAgentDefault", value: `Thanks for your message. Ask about ${names}, or call ${phone}.` },
      { name: "liveAgentQuestion", value: `Is it about ${listed(things, "disjunction")}?` },
      { name: "liveAgentGreeting", value: `Hello! How can I help with ${names}?` },
    ),
    "sample-reviews.ts": source(importTypes("SampleReview"), list("sampleReviews", "SampleReview", [])),
    "terms.ts": source(
      importTypes("TextSection"),
      list("terms", "TextSection", [
        section(
          "Using this site",
          `This site belongs to ${legalName}. You may use it to learn about our work and to reach us.`,
        ),
        section("Estimates", "An estimate is free. Work begins with an agreement that both of us sign."),
        { ...section("Text messages", consent), id: "sms" },
        section("Law", `The law of the State of ${state} applies.`),
      ]),
    ),
    "warranty.ts": source(
      importTypes("TextSection"),
      list("warranties", "TextSection", [
        section("On the material", "The maker's warranty is yours, and we hand you the papers."),
      ]),
      { name: "serviceText", value: "If something is not right, call us or use the service request page." },
    ),
  };
}
