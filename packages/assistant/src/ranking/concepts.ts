import { spanishWords } from "./spanish-concepts.ts";

/**
 * Words that mean the same to us, so that what is learned about one holds for all: a concept and its words, where "*"
 * stands for any ending. Accents, apostrophes and capitals are gone, figures are "0".
 */
const lexicon = `
family: mom, mum, mother, dad, father, wife, husband, hubby, son, daughter, sister, brother, aunt, uncle, grand*, cousin, nephew, niece, in law, in laws, suegr*, mama, papa, hija, hijo, esposa, esposo, parents, folks
child: kid, kids, child, children, baby, toddler, newborn, grandchild, grandkids, little one
pet: dog, dogs, cat, cats, puppy, hound, pet, pets, bird, perro, gato
day: monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*, mon, tue, tues, wed, thu, thurs, fri, sat, saterday, weekend*, weekday*, lunes, martes, miercoles, jueves, viernes, sabado*, domingo*
clock: morning*, afternoon*, evening*, noon, tonight, tomorrow, tmrw, lunch, am, pm, oclock, after 0, before 0, until 0, at 0, 0 am, 0 pm, quarter past, manana, tarde, noche
month: january, february, april, june, july, august, september, october, november, december, jan, feb, sept, oct, nov, dec, spring, summer, fall, winter, primavera, verano, otono, invierno
feast: christmas, xmas, thanksgiving, easter, labor day, memorial day, columbus, new years*, holiday*, july 0, fourth of july, good friday, veterans day, mlk, navidad, turkey day, graduation, wedding
window: window*, pane, panes, sash*, slider*, double hung*, bay, bow, casement*, ventana*
siding: siding*, vinyl, clapboard*, exteria, revestimiento, hardie, shingle*
bath: bath*, tub, tubs, shower*, vanity, bano, ducha, tina, regadera, toilet
door: door*, puerta*, doorway, entryway
fault: brok*, crack*, snap*, leak*, stuck, stick*, jam*, fog*, loose, warp*, peel*, rattl*, bent, fell, fall*, wont open, wont close, wont shut, wont lock, wont latch, wont stay, fad*, off its track, off the track, buckl*, defect*, shatter*, doesnt work, stopped working, not working, squeak*, drip*, gouge*, scratch*, dent*, chip*, sag*, crooked, no cierra, no abre, rot*, rompi*, goter*
ours: you put, you guys put, you installed, you did, you sold, you finished, you guys did, you guys installed, your guy, your guys, your crew, your people, your installers, your men, your worker*, your company, your firm, your fellow*, from you, pusieron, instalaron, you replaced, you built, ur guys, ur crew
money: price*, pricing, cost*, charge*, bucks, dollar*, dollarsign, how much, ballpark, expensive, cheap*, 0 k, grand, thousand*, cuanto cuesta, precio, cuesta, figure, number, run me, going rate, damage, dear, dearer, fee, fees
estimate: estimate*, quote*, quotes, bid, proposal, consultation, presupuesto, estimado, cotiz*
rival: andersen, anderson, andersens, pella, lowes, home depot, depot, menards, window world, renewal, bath fitter, other guy, other company, other place, another company, another guy, another firm, competitor*, handyman, craigslist, champion, leaf*, someone else, somebody else
person-hurt: bleed*, blood, unconscious, breath*, collaps*, passed out, chest, hurt, hit her head, hit his head, not moving, shock*, cant get up, ambulance, stroke, heart attack, dizzy, poison*, choking, seizure, sangre, on the floor, lying, ladder
gas-fire: smell gas, gas leak, smell of gas, smells of gas, rotten egg, spark*, carbon monoxide, co alarm, smoke, on fire, wires down, power line*, live wire, electrocut*, huele a gas
despair: kill myself, end it, end it all, suicid*, dont want to be here, dont want to live, cant go on, no reason to live, better off dead
water: flood*, pouring, gushing, overflow*, burst, water coming, coming through, coming thru, rain coming, raining in, soaked, ceiling, water is, se metio agua
storm: storm*, tree, limb, branch, wind, blew, blown, tarp, hail, tornado, ice dam, burglar*, kicked in, break in, broke in, smashed, rock through
angry: terrible, worst, ridiculous, unacceptable, awful, horrible, crap, disgust*, lied, lie, liar*, ripped off, crook*, rude, no show*, nobody called, nobody came, never called, never came, never showed, sick of, fed up, run around, runaround, disappoint*, unhappy, furious, complain*, queja, swore, pushy, sloppy, shame
chase: still waiting, three weeks, 0 weeks, called 0 times, third time, over and over, voicemails, on hold, no one calls, nobody calls, havent heard, heard nothing, ghosted
paper: contract*, paperwork, papers, invoice*, receipt*, copy, certificate, coi, proof, signed, document*
worker: crew*, installer*, guys, men, worker*, employee*, fellas, fellows, foreman, instalador*, trabajador*, subcontractor*, technician*
permit: permit*, codes, building department, inspector*, town hall, zoning, variance, landmark, historic, permiso*
association: hoa, condo, association, co op, board, covenant
lead: lead paint, lead dust, lead safe, lead chips, lead based, positive for lead
asbestos: asbestos, transite
mold: mold*, mildew, fungus, moldy, moho
rot: rot, rotten, rotted, rotting, punky, spongy, soft spot*, termite*, carpenter ant*, mice, hidden damage
plumbing: plumb*, pipe*, drain*, faucet*, water line*, water heater, pressure, septic, well water, valve
electric: electric*, outlet*, wiring, circuit, fan, fans, light, lights, lighting, gfci
trash: haul*, dumpster, junk, dispos*, recycl*, take away, cart off, get rid, old ones, old stuff, basura, debris
mess: mess*, dust*, dirt*, vacuum, clean up, cleanup, mud, plastic sheet*, drop cloth*, booties, nails in
athome: be home, be there, stay home, leave a key, at work, in florida, out of town, nobody home, away, present, off work
prepare: furniture, curtains, blinds, move, clear, empty, take down, get ready, prepare, ready, piano
deadline: in time, done by, finish by, finished by, before, by the time, asap, rush, deadline, hurry, closing is, due
delivery: come in, delivered, arrive, arrives, lead time, in stock, make them, made, order, ordered, turnaround, production
visit: come out, come look, appointment, appt, visit, measure, measuring, sales guy, salesman, estimator, sales rep, pitch, presentation, consultant, walk in, stop by, drop by, come by
remote: video, zoom, facetime, picture*, photo*, pics, email measurements, over the phone, blueprint*, out of state, online, virtual, fotos
showroom: showroom, samples, sample, display, see it, see them, touch, try, catalog, brochure, in person
weather: weather, cold, snow*, winter, freez*, below zero, temperature, humid, rain*, nieve, frio
design: design*, draw*, render*, 0 d, app, visualiz*, choose, pick colors, decorat*, style
repair: repair*, fix*, mend*, patch, reglaze, recaulk, adjust*, part, parts, service, roller, crank, hinge*, handle*, latch*, spring*, balance*, weatherstrip*, arregl*
screen: screen*, mesh
homes: apartment*, duplex, rental*, landlord, tenant*, rent, church, school, commercial, office building, condo*, mobile home*, trailer*, manufactured, modular, barn, garage, camp, cabin, cottage, motel, store front, new construction, addition, condominium, renter*
small: just one, only one, one window, one door, single, small job, minimum, min, half now, phase, a few each
brand: brand*, manufactur*, who makes, made in, make of, usa, china, factory, therma tru, certainteed, kohler, marvin, simonton, provia, company makes, marca
glass: glass, pane*, triple, double pane, low e, argon, tint*, frosted, obscure, tempered, laminated, uv, stained
rating: u factor, u value, r value, shgc, nfrc, stc, dp rating, energy star, efficien*, thickness, gauge, mil, rating*
noise: noise*, noisy, sound*, quiet*, loud, traffic, train*, highway, thruway, road noise, ruido
damp: condens*, sweat*, fog*, moisture, steam*, frost*, ice on, damp
draft: draft*, drafty, air leak*, leakage, airtight, cfm, chilly, cold air, insulat*, heat bill, heating, warm*, corriente
grid: grid*, muntin*, colonial, little squares, criss cross, little panes, diamond
color: color*, colour, black, white, almond, bronze, beige, green, blue, red, gray, grey, brown, tan, shade, match, paint*, stain*, finish
material: vinyl, wood*, fiberglass, composite, aluminum, steel, acrylic, plastic, stone, brick, cedar, stucco, cement, tile, marble, timber, metal
lock: lock*, secur*, burglar*, break in, deadbolt, keypad, smart lock, key, alarm, safe, child proof, safety
trim: trim, casing, sill*, molding, capping, wrap, flash*, caulk*, foam, plaster, drywall, full frame, insert, pocket
soffit: soffit*, fascia, eaves, gutter*, downspout*, shutter*, overhang, corner post*
over: over the old, over old, go over, strip*, tear off, tear out, take off the old, layers, on top of
care: clean, wash, pressure wash, maintain*, maintenance, care, hose, scrub
access: grab bar*, wheelchair, walker, roll in, curbless, low threshold, zero entry, ada, handicap*, disab*, seat, bench, hand held, handheld, hold on, parkinsons, stroke, hip, ms, mobility, caregiver, step over, elderly, senior*
walkin: walk in tub*, safety tub*, jets, gallons, fill, drain, bubbles, soak
benefit: medicare, medicaid, va, grant*, fsa, hsa, office for the aging, heap, usda, long term care, assistance
value: resale, resell, value, appraisal, return, roi, realtor, selling, sell
worth: worth, last, lifespan, life expectancy, replace or repair, need new, pay for itself, which first
insurance: insurance, adjuster*, claim, homeowners, state farm, allstate, deductible, seguro
deposit: deposit, down, up front, upfront, half down, in advance, balance, final payment, due
paymeth: credit card*, visa, amex, mastercard, cash, check, checks, venmo, zelle, paypal, online, tarjeta, bitcoin
credit: credit, score, bankrupt*, cosign*, approv*, qualif*, preapprov*, prequal*, denied, turned down, social security number, ssn, itin, ding, pull, hard inquiry
finance: financ*, loan*, payments, payment plan, monthly, a month, installments, interest, apr, 0 percent, same as cash, promo*, lender, pagos
included: includ*, extra*, hidden, itemiz*, add on, surprises, on top of that, part of it
discount: discount*, coupon*, deal, deals, special*, sale, promotion*, percent off, off, military, veteran*, senior, descuento*
tax: tax*, rebate*, irs, nyserda, national grid, energy credit, write off, write it off
cancel: cancel*, back out, cold feet, change my mind, regret, refund*, money back, out of the contract, cooling off, nevermind, never mind, call off
change: resched*, move it, move my, push, postpone, switch, instead, earlier, another day, different day, change, cambiar
warranty: warrant*, waranty, guarant*, lifetime, covered, coverage, void*, prorat*, transfer*, garantia
prior: previous owner, before us, bought this house, bought the house, inherited, used to own, last owner, came with
status: status, update, where is, on the way, scheduled, still on, still coming, my order, my appointment, my install, tracking, crew coming
form: form, submitted, submit, request, website, your site, message, emailed, application, went through, go through, go thru
missed: missed a call, missed call, called me, voicemail, returning, who called, number called
owner: owner*, owns, founder, founded, boss, in charge, president, ceo, family, franchise, corporation, local, chain, dueno
company: company, firm, business, outfit, organization
rep: review*, rating, stars, bbb, accredit*, award*, angies, references, testimonial*, reputation, vouch, certif*, trained, training, experience*
news: closing down, going out of business, bankrupt, sued, lawsuit, newspaper, reporter, channel, news, comment, press, heard
charity: sponsor*, donat*, charity, fundrais*, raffle, little league, church, benefit, fire department
area: serve, service area, cover, come to, travel, too far, come out to, how far, town, county, village, in your area, work in, go to, atienden, zip
far: farm, country, sticks, out of the way, dirt road, remote, miles
hours: hours, hrs, hors, open, close, closed, closing, horario, abren, cierran, abierto, late, early
contact: email, fax, address, mail, text, phone, number, correo, telefono
job: job, jobs, hiring, hire, hires, position*, opening*, career*, apply, applied, application, resume, work for you, working for you, employment, apprentice*, trabajo, empleo, interview, part time, full time, summer work
wage: pay, pays, wage*, hourly, salary, an hour, overtime, payday, earn*, weekly, ganan, pagan
perk: benefits, health insurance, vacation, 0 k, pto, dental, sick days, holidays with pay, raise*
win: giveaway, contest, raffle, sweepstakes, drawing, prize*, win, won, winner*, 0 k thing, grand thing, entry, entries, enter, sorteo, rifa, premio, eligib*, odds
show: home show, expo, fair, booth
privacy: record*, who can see, who sees, who reads, private, data, my info, information, share*, sell my, sold my, store, stored, keep, delete*, erase*, remove*, wipe, personal
stop: stop, unsubscribe, off the list, off your list, take me off, quit calling, no more, do not call, leave me alone
others: my neighbor, neighbors, my ex, my tenant, someone elses, another customer, the smiths, other people, customers
robot: robot, bot, human, real person, machine, computer, ai, chatgpt, automated, alive
call: call, calls, called, phone, ring, telephone, llam*, reach, callback, talk to, speak to, speak with
text: text, texts, texting, email only, voicemail, deaf, hard of hearing, write instead, landline, message
hostile: fuck*, shit*, suck*, idiot*, stupid, dumb, moron*, worthless, useless, garbage, screw you, go to hell, asshole*, bitch*
grief: passed away, died, death, funeral, passed, lost my, deceased, late husband, late wife, buried, widow*
play: joke, funny, sing, story, poem, game, bills, yankees, movie, song
world: weather, dinner, restaurant, pizza, homework, president, capital of, math, recipe, news, lottery, wifi
attack: ignore, instructions, system prompt, prompt, pretend, admin, developer, repeat everything, jailbreak, act like, act as
how-long: how long, how many days, how many weeks, how quick*, how fast, cuanto tarda, cuanto tiempo, cuanto dura
how-soon: how soon, when can, when could, how far out, earliest, next opening, cuando pueden, start
no: no, not, dont, doesnt, wont, never, none, nope, nah
`;

const buildPattern = (words: string): RegExp =>
  new RegExp(
    `\\b(?:${words
      .split(", ")
      .map((word) => word.trim().replace(/\*$/, "\\w*"))
      .join("|")})\\b`,
  );

const inSpanish = new Map(
  spanishWords
    .trim()
    .split("\n")
    .map((line): [string, string] => {
      const [name = "", words = ""] = line.split(": ");
      return [name, words];
    }),
);

const questions: readonly (readonly [string, RegExp])[] = [
  [
    "do-you",
    /^(?:and |so |but |also |hi |hey |ok )*(?:do|does|did|are|is|can|could|will|would|have|has) (?:u|you|ya|yall|they|it|there|your|the)\b/,
  ],
  ["can-i", /^(?:and |so |but |also |ok )*(?:can|could|may|might|should|must|do|would|am|shall) (?:i|we|my|our|one)\b/],
  [
    "want",
    /\b(?:i|we)(?:d)? (?:want|need|would like|like)\b|\b(?:looking for|interested in|need|quiero|necesito|ocupo|quisiera|deseo|busco)\b/,
  ],
  ["who", /\b(?:who|whose|whom|quien)\b/],
  ["where", /\b(?:where|donde)\b/],
  ["when", /\b(?:when|what time|what day|cuando)\b/],
  ["why", /\b(?:why|how come|por que|porque)\b/],
  ["what-if", /\b(?:what if|what happens|suppose|supposing)\b/],
  ["past", /\b(?:i|we|they|he|she|you|nobody|it) (?:\w+ )?(?:was|were|did|had|said|told|came|left|\w{3,}ed)\b/],
  ["me", /\b(?:im|i am|my name|this is|soy|me llamo|mi nombre)\b/],
];

const patterns: readonly (readonly [string, RegExp])[] = [
  ...questions,
  ...lexicon
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", words = ""] = line.split(": ");
      return [name, buildPattern([words, inSpanish.get(name)].filter(Boolean).join(", "))] as const;
    }),
];

/** The concepts that a text's words stand for. @param text its tokens, joined by single spaces */
export const conceptsIn = (text: string): string[] =>
  patterns.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
