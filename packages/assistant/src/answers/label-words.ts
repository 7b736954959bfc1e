import type { Topic } from "../understanding/topics.ts";

/**
 * Words that tell what a question asks where the classifier is not sure: a meaning, after which topic it may stand, and
 * the words of which each group must have one; "*" stands for any ending.
 */
const table = `
bad-credit: score, credit & bad, shot, low, toilet, poor, rough, terrible, ruined, hit, bankrupt*, auto no, 4\\d\\d, 5\\d\\d, 6\\d\\d
bad-credit: income, disability, retired, pension, social security, ss, ssi, unemployed, self employed, laid off & approv*, qualif*, enough, loan, financ*, get
bad-credit: cosign*, co signer*, co sign*, co-sign*, wifes name, husbands name, only one of us, both names, both go on, together on & loan, credit, financ*, name, allowed, approv*, lender, payments
monthly: payments, a month, monthly, per month & under, below, max, possible, around, how much, get, \\d+
early-payoff: pay*, paid, payoff & early, ahead, sooner & penal*, fee, charge*, ok, can, if, allowed
financing-apply: how, where & apply, sign up & financ*, loan, credit, payments
deposit: down, deposit, up front, upfront, half now & how much, need, have to, pay, require*, before
giveaway-household: both, two, all of us, each, wife, husband, boyfriend, girlfriend, roommate, son, daughter, same house, same apartment, same address & enter*, contest, giveaway, put in, drawing, entries
giveaway-household @giveaway: boyfriend, girlfriend, wife, husband, roommate, household, live together, same house
giveaway-rent: rent, renter, renting, rental, apartment, tenant, trailer, condo & contest, giveaway, enter, put in, drawing, \\d+ grand, \\d+k
giveaway-use: check, cash, money, taxes, tax & giveaway, contest, prize, \\d+ grand, \\d+k, drawing
giveaway-use @giveaway: check, cash, taxes, tax, how long, use it, expire*, split
giveaway-dates: giveaway, contest, drawing, \\d+ grand, \\d+k & still, over, when, deadline, late, miss, missed, end*
warranty-exclusions: ball, baseball, rock, accident, storm, hail, mower, kid, kids, dog, cracks, breaks & on me, cover*, warrant*, who pays, for free, replace
warranty-exclusions @warranty: ball, rock, accident, storm, hail, mower, by itself, wind, tree, kids, dog
warranty-labor: labor, labour & warrant*, cover*, guarant*
warranty-previous: previous owner, old owner, last owner, seller, bought the house, bought a house, bought this house & warrant*, yours, your windows, your siding, cover*
warranty-transfer: sell, selling, sold, buyer, new owner & warrant*, guarant*, pass on, carry over, transfer*
warranty-void: void, voids, voided, spoil, lose & warrant*, guarant*
warranty-transfer @warranty: sell, sold, selling, next owner, buyer, move out, new owner
job-requirements @jobs: licen*, dwi, dui, record, felon*, suspended, experience, ged, degree, english, drug test, background, tools, truck, age
job-requirements: need, have to have, must, required & licen*, experience, own tools, degree, ged & job, work for you, installer, hire*, apply, lead
pay @jobs: make, makes, pay, pays, lead, hourly, regular, more
benefits @jobs: health, dental, insurance, 401, vacation, time off, holidays
job-subs: sub, subs, 1099, overflow, own crew, man crew & work, installs, take, pick up, need, come in, hire, do you, looking, lookin
job-status: applied, application, interview & heard, nothing, when, status, get, weeks
rival: yours is the highest, cheaper than you, come down, lower your, beat it, price match
offers: knock, discount, deal, coupon, senior, veteran, military, teacher, first responder & off, get, have, give, do you, any, can, is there
data-use: get my number, got my number, get my name, get my email, get my info
data-use: sell, share, give out, pass on & my number, my info, my data, my email, my name
free-estimate: estimate, quote, visit, measuring, come out & cost, charge, fee, pay
steps: how, what & get started, real number, real price, does this work, process, does it work
estimate-valid: quote, estimate, price & still good, valid, good for, expire*, hold, honor
how-soon: how soon, how far out, how long is the wait, when could you, when can you, earliest, backed up & start, come, get, out, install, begin, here, do
deadline: by, before, in time for & thanksgiving, christmas, graduation, wedding, party, winter, closing, baby, easter, june, july, august, may, fall & done, finish*, ready, can, could, promise, will
book: someone, somebody, anyone, slot, opening & free, available, come & this week, this wk, next week, tomorrow, today, weekend
book: evening, after work, after 5, after 6, saturday, weekend, at night, 7, 7:30 & estimate, come out, somebody out, someone out, visit, appointment & can, could, do you, possible
holidays: new year*, christmas*, thanksgiving, memorial day, labor day, easter, 4th of july, july 4*, juneteenth, veterans day, columbus day & open, closed, in, there, around, hours, anyone
who-comes: who, same guy, same person & comes, come, measures, measure, shows up
both-home: husband, wife, spouse, both of us & there, home, present & have to, need, must, should
home-during: home, there, leave & whole time, while you, during, have to be, need to be, gone, at work
pets-kids: dog, dogs, cat, cats, baby, kids, bird, biter & while, during, crew, work, hole, holes, out, safe, noise, home, door
cleanup: clean up, mess, messy, dust, dusty, nails, glass & after, crew, job, how, do you, leave, my
haul-away: haul, take away, dispose, get rid of, old ones, dumpster, junk & window*, door*, siding, tub, do you, who, old
permit: permit, permits, codes & need, who, get, pull*, do i, do you
rot: rot, rotted, rotten, termites, bad wood & find, behind, under, if, what, cost, fix, do you
crew-size: how many & guys, people, men, workers
crew-hours: what time, how early, how late, saturdays, weekends & crew, start, work, show up
background-check: background & check*, screen*, crew, guys, people
licensed: licensed, insured, bonded, license, insurance & you, your, are, company, contractor
references: references, addresses, drive by, seen & see, neighborhood, near me, houses, talk, work, have
showroom: showroom, see them, look at them, touch, in person & where, do you, can i, have, is there, sample*
samples: samples, swatches & see, bring, mail, get, have, send
remote-estimate: photos, pictures, pics, video, zoom, facetime, measurements & send, email, estimate, quote, price, instead, enough, can i
homes: apartment, condo, duplex, trailer, mobile home, church, business, commercial, garage, barn, rental, landlord* & do you, work on, can you, ok, take, with, only
one-item: just one, only one, single, one window, one door, minimum, small job & do you, ok, too small, worth, is there, can i, bother
diy: buy, bought, materials, just the & myself, my own, install it, without, only labor, labor only
parts-only: part, parts, screen, crank, handle, glass, latch, lock, roller & only, just, replace, repair, fix, sell, order
quote-covers: included, include, extra, hidden, on top & price, quote, estimate, cost, fees, trim, paint, haul
payment-methods: card, cards, visa, check, cash, venmo, zelle & take, pay, accept, can i
refund-policy: refund, money back, deposit back & get, can i, if, do i
contract-copy: copy, lost & contract, paperwork, papers, receipt, invoice, warranty
missed-call: tried me, called me, missed a call, hung up, voicemail from & who, you, your, friday, today, yesterday, number, before
window-energy: heating bill, bills, savings, save, efficient, efficiency & window*, how much, will, energy
noise: noise, traffic, loud, quiet, train & window*, help, door*, block, cut
resale: resale, value, worth more, sell the house, appraisal & add, help, house, back, get
siding-over: over the old, over my, on top of, strip, tear off & siding, vinyl, clapboard*, cedar, stucco, asbestos, old
siding-match: match & siding, color, existing, old, house
siding-wind: wind, winds, storm, mph & siding, hold, stay, blow
siding-fade: fade, fades, fading, chalk* & siding, color, vinyl, sun, dark
bath-during: toilet, only bathroom, one bathroom, shower & while, during, use, without
tub-to-shower: tub & shower & turn, convert*, replace, instead, change, swap, into
medicare: medicare, medicaid, va, insurance & tub, pay, cover*, shower, bath*
storm-door: storm door & need, worth, over, with, help, fit
door-security: lock, locks, deadbolt, keypad, break in, kick & door, doors
tax-credit: tax credit, rebate, rebates, nyserda, energy star, write off & get, is there, do i, qualify, any, window*
second-location: which office, albany, other office, other location & come, you, is, have, from
coi: certificate, coi, proof of insurance, workers comp & send, get, need, have, copy, association, hoa
`;

const asPattern = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${words
      .split(",")
      .map((word) => word.trim().replace(/\*/g, String.raw`[\p{L}]*`))
      .join("|")})(?![\p{L}\d])`,
    "iu",
  );

/** The table's lines: a meaning, its topic before, and its groups of words. */
export const labelWords = table
  .trim()
  .split("\n")
  .map((line) => {
    const [head = "", groups = ""] = line.split(": ");
    const [label = "", after] = head.split(" @");
    return { label, after: after as Topic | undefined, words: groups.split(" & ").map(asPattern) };
  });
