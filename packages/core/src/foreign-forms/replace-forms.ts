import { type AnyNode, type ChildNode, type Element, isTag } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { pages } from "../site/pages.ts";
import { mapForeignForm } from "./map-foreign-form.ts";

/** Services whose forms and calendars stand in frames, which the sanitiser would drop without a word. */
const formHosts =
  /[/.](typeform|jotform|hsforms|hubspot|formstack|wufoo|cognitoforms|calendly|acuityscheduling|squareup|getjobber|housecallpro|servicetitan|leadconnectorhq|msgsndr|zohopublic|tally|paperform|123formbuilder|formsite|surveymonkey)\.|\/\/(docs\.google\.com\/forms|forms\.gle|forms\.office\.com|airtable\.com\/embed)\//i;

const drawingScripts =
  /jotform\.com\/jsform|cognitoforms\.com\/f\/|work_request_embed|formstack\.com\/forms\/js|hbspt\.forms\.create|new WufooForm/i;

/** Empty places that a plug-in or a service fills in by a script: Ninja Forms, MetForm, Fluent Forms, Calendly. */
const filledLater =
  /(^|\s)(nf-form-cont|mf-form-wrapper|ffc_conv_form|calendly-inline-widget|typeform-widget|hs-form-frame)(\s|$)/;

/** Stands for a foreign search until its HTML is clean: no foreign form gets through. */
const searchPlace = '<div class="site-search"></div>';

const searchForm = `<form class="site-form" role="search" method="get" action="${pages.search.path}"><label>Search this site <input type="search" name="q" required></label> <button type="submit" class="site-button">Search</button></form>`;

/** Clean HTML with this site's own search in each place of one. */
export const placeSearches = (html: string): string => html.replaceAll(searchPlace, searchForm);

export const isNamed = (names: RegExp) => (element: Element) => names.test(element.name);

const isField = ({ name, attribs }: Element): boolean =>
  name === "select" ||
  name === "textarea" ||
  (name === "input" && !/^(hidden|submit|button|image|reset)$/i.test(attribs.type ?? ""));

const isPassword = ({ name, attribs }: Element): boolean => name === "input" && attribs.type === "password";

const isSearch = (form: Element): boolean =>
  form.attribs.role === "search" || DomUtils.existsOne(({ attribs }) => attribs.name === "s", form.children);

/** What a form says to its visitor, with the texts that stand in attributes. */
function textOfForm(form: Element): string {
  const parts = DomUtils.findAll(() => true, form.children).flatMap(({ attribs }) =>
    [attribs.placeholder, attribs.value, attribs.name, attribs["aria-label"]].flatMap((text) => text ?? []),
  );
  return [DomUtils.textContent(form), form.attribs.class ?? "", form.attribs.action ?? "", ...parts].join(" ");
}

function getHeading(form: Element): string {
  const heading = DomUtils.findOne(isNamed(/^(h[1-6]|legend)$/), form.children, true);
  return heading ? DomUtils.textContent(heading).replace(/\s+/g, " ").trim() : "";
}

export function replaceBy(element: Element, nodes: readonly ChildNode[]): void {
  for (const node of [...nodes]) DomUtils.prepend(element, node);
  DomUtils.removeElement(element);
}

const hasSubstance = ({ children }: Element): boolean =>
  /\S/.test(DomUtils.textContent(children)) || DomUtils.existsOne(isNamed(/^(img|picture|video|iframe|a)$/), children);

const isFormPlugin = ({ attribs }: Element): boolean => /form/i.test(`${attribs.class} ${attribs.id}`);

const getBlock = (text: string, heading = "", fields = 2): ChildNode[] =>
  parseDocument(mapForeignForm(text, heading, fields)).children;

function replaceForm(form: Element): void {
  const fields = DomUtils.filter((node) => isTag(node) && isField(node), form.children).length;
  if (form.attribs.id === "commentform" || DomUtils.existsOne(isPassword, form.children)) DomUtils.removeElement(form);
  else if (isSearch(form)) replaceBy(form, parseDocument(searchPlace).children);
  // A form that a script fills in says nothing yet.
  else if (fields === 0 && !hasSubstance(form)) replaceBy(form, isFormPlugin(form) ? getBlock(textOfForm(form)) : []);
  // Around text and links a form does nothing; what it holds is read without it.
  else if (fields === 0) replaceBy(form, form.children);
  else replaceBy(form, getBlock(textOfForm(form), getHeading(form), fields));
}

const isForeignForm = ({ name, attribs, children }: Element): boolean =>
  (name === "iframe" && Object.values(attribs).some((value) => formHosts.test(value))) ||
  (name === "script" && drawingScripts.test(attribs.src ?? DomUtils.textContent(children))) ||
  filledLater.test(attribs.class ?? "") ||
  Object.keys(attribs).some((attribute) => /^data-tf-(live|widget)$/.test(attribute));

/** Puts blocks that lead to this site's own forms and search in the place of foreign ones. @param nodes of a document */
export function replaceForms(nodes: AnyNode[]): void {
  for (const form of DomUtils.findAll(isNamed(/^form$/), nodes)) replaceForm(form);
  for (const element of DomUtils.findAll(isForeignForm, nodes)) replaceBy(element, getBlock("estimate"));
}
