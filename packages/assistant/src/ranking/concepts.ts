import { anyOf } from "../signals/any-of.ts";

/**
 * Words that mean the same to us, English and Spanish, so that what is learned about one holds for all: a concept and its
 * words, where "*" stands for any ending. Accents, apostrophes and capitals are gone, figures are "0".
 */
const lexicon = `
family: mom, mum, mother, dad, father, wife, husband, hubby, son, daughter, sister, brother, aunt, uncle, grand*, cousin, nephew, niece, in law, in laws, suegr*, mama, papa, hija, hijo, esposa, esposo, parents, folks, madre, mami, padre, abuel*, herman*, marido, suegr*, tia, tio, sobrin*, nuera, yerno, jefa, dona, viejita, viejito
child: kid, kids, child, children, baby, toddler, newborn, grandchild, grandkids, little one, nino, ninos, ninas, bebe, nene, nena
pet: dog, dogs, cat, cats, puppy, hound, pet, pets, bird, perro, gato, perr*, gat*, mascota*
day: monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*, mon, tue, tues, wed, thu, thurs, fri, sat, saterday, weekend*, weekday*, lunes, martes, miercoles, jueves, viernes, sabado*, domingo*, hoy, fin de semana, entre semana
clock: morning*, afternoon*, evening*, noon, tonight, tomorrow, tmrw, lunch, am, pm, oclock, after 0, before 0, until 0, at 0, 0 am, 0 pm, quarter past, manana, tarde, noche, mediodia, noche, mananita, temprano, a las 0, despues de las 0, antes de las 0
month: january, february, april, june, july, august, september, october, november, december, jan, feb, sept, oct, nov, dec, spring, summer, fall, winter, primavera, verano, otono, invierno, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre
feast: christmas, xmas, thanksgiving, easter, labor day, memorial day, columbus, new years*, holiday*, july 0, fourth of july, good friday, veterans day, mlk, navidad, turkey day, graduation, wedding, accion de gracias, dia del pavo, ano nuevo, dias festivos, dia festivo, feriado*, nochebuena
window: window*, pane, panes, sash*, slider*, double hung*, bay, bow, casement*, ventana*, vidrio*, cristal*, ventanal*
siding: siding*, vinyl, clapboard*, exteria, revestimiento, hardie, shingle*, vinil, vinilo, fachada
bath: bath*, tub, tubs, shower*, vanity, bano, ducha, tina, regadera, toilet, banera*, inodoro, lavabo, excusado, banos
door: door*, puerta*, doorway, entryway, porton, contrapuerta*
fault: brok*, crack*, snap*, leak*, stuck, stick*, jam*, fog*, loose, warp*, peel*, rattl*, bent, fell, fall*, wont open, wont close, wont shut, wont lock, wont latch, wont stay, fad*, off its track, off the track, buckl*, defect*, shatter*, doesnt work, stopped working, not working, squeak*, drip*, gouge*, scratch*, dent*, chip*, sag*, crooked, no cierra, no abre, rot*, rompi*, goter*, quebr*, chuec*, despeg*, atora*, atasc*, no sirve, no funciona, se cayo, se levant*, se despint*, fuga, empan*, levantando, no cierran, no abren, dano*
ours: you put, you guys put, you installed, you did, you sold, you finished, you guys did, you guys installed, your guy, your guys, your crew, your people, your installers, your men, your worker*, your company, your firm, your fellow*, from you, pusieron, instalaron, you replaced, you built, ur guys, ur crew, que me pusieron, me pusieron, nos pusieron, me instalaron, que instalaron, ustedes pusieron, ustedes instalaron, que pusieron, instalada por ustedes, que hicieron, que colocaron
money: price*, pricing, cost*, charge*, bucks, dollar*, dollarsign, how much, ballpark, expensive, cheap*, 0 k, grand, thousand*, cuanto cuesta, precio, cuesta, figure, number, run me, going rate, damage, dear, dearer, fee, fees, cuanto sale, cuanto me sale, cuanto cobran, a como, costo, costaria, cuestan, dolares, barat*, caro, cara, carisim*, cifra, aproximado
estimate: estimate*, quote*, quotes, bid, proposal, consultation, presupuesto, estimado, cotiz*, estimados, presupuestos, cotizar
rival: andersen, anderson, andersens, pella, lowes, home depot, depot, menards, window world, renewal, bath fitter, other guy, other company, other place, another company, another guy, another firm, competitor*, handyman, craigslist, champion, leaf*, someone else, somebody else, competencia, otros me, otra compania, otro contratista
person-hurt: bleed*, blood, unconscious, breath*, collaps*, passed out, chest, hurt, hit her head, hit his head, not moving, shock*, cant get up, ambulance, stroke, heart attack, dizzy, poison*, choking, seizure, sangre, on the floor, lying, ladder, se cayo de, no respira, no responde, no se mueve, sangra*, desmay*, inconsciente, ambulancia, infarto, no se puede parar, se corto
gas-fire: smell gas, gas leak, smell of gas, smells of gas, rotten egg, spark*, carbon monoxide, co alarm, smoke, on fire, wires down, power line*, live wire, electrocut*, huele a gas, olor a gas, fuga de gas, humo, se quema, incendio, fuego, candela, chispas, monoxido, cable de luz, cables caidos
despair: kill myself, end it, end it all, suicid*, dont want to be here, dont want to live, cant go on, no reason to live, better off dead, matarme, no quiero vivir, me quiero morir, quitarme la vida, suicid*
water: flood*, pouring, gushing, overflow*, burst, water coming, coming through, coming thru, rain coming, raining in, soaked, ceiling, water is, se metio agua, inund*, entrando el agua, mete el agua, entra agua, entra el agua, goteando, se metio el agua, toda el agua, chorro
storm: storm*, tree, limb, branch, wind, blew, blown, tarp, hail, tornado, ice dam, burglar*, kicked in, break in, broke in, smashed, rock through, tormenta, viento, arbol, huracan, granizo
angry: terrible, worst, ridiculous, unacceptable, awful, horrible, crap, disgust*, lied, lie, liar*, ripped off, crook*, rude, no show*, nobody called, nobody came, never called, never came, never showed, sick of, fed up, run around, runaround, disappoint*, unhappy, furious, complain*, queja, swore, pushy, sloppy, shame, molest*, enojad*, pesim*, queja*, reclamo, groser*, mal servicio, harta, harto, inconforme, verguenza, mintieron, rateros, ratas, estafador*
chase: still waiting, three weeks, 0 weeks, called 0 times, third time, over and over, voicemails, on hold, no one calls, nobody calls, havent heard, heard nothing, ghosted, nadie contesta, nadie me contesta, nadie me llama, nadie me ha llamado, nadie me devuelve, nadie vino, llevo semanas, me dejaron esperando, nunca vinieron, nunca llamaron
paper: contract*, paperwork, papers, invoice*, receipt*, copy, certificate, coi, proof, signed, document*, contrato*, recibo*, factura*, documentos, firmar, firma, papeles
worker: crew*, installer*, guys, men, worker*, employee*, fellas, fellows, foreman, instalador*, trabajador*, subcontractor*, technician*, muchachos, cuadrilla, obreros, instaladores, empleados, tecnico*
permit: permit*, codes, building department, inspector*, town hall, zoning, variance, landmark, historic, permiso*
association: hoa, condo, association, co op, board, covenant
lead: lead paint, lead dust, lead safe, lead chips, lead based, positive for lead
asbestos: asbestos, transite
mold: mold*, mildew, fungus, moldy, moho
rot: rot, rotten, rotted, rotting, punky, spongy, soft spot*, termite*, carpenter ant*, mice, hidden damage
plumbing: plumb*, pipe*, drain*, faucet*, water line*, water heater, pressure, septic, well water, valve, plomer*, tuberia*, tubo*, llave del agua, desague
electric: electric*, outlet*, wiring, circuit, fan, fans, light, lights, lighting, gfci, electric*, luces, alambrado
trash: haul*, dumpster, junk, dispos*, recycl*, take away, cart off, get rid, old ones, old stuff, basura, debris, escombro*, se llevan
mess: mess*, dust*, dirt*, vacuum, clean up, cleanup, mud, plastic sheet*, drop cloth*, booties, nails in, cochinero, reguero, polvo, limpia*, sucio
athome: be home, be there, stay home, leave a key, at work, in florida, out of town, nobody home, away, present, off work, estar en casa, estar en la casa, mi presencia
prepare: furniture, curtains, blinds, move, clear, empty, take down, get ready, prepare, ready, piano, muebles, cortinas, mover, quitar, preparar
deadline: in time, done by, finish by, finished by, before, by the time, asap, rush, deadline, hurry, closing is, due, antes de navidad, listo, terminar, para cuando
delivery: come in, delivered, arrive, arrives, lead time, in stock, make them, made, order, ordered, turnaround, production
visit: come out, come look, appointment, appt, visit, measure, measuring, sales guy, salesman, estimator, sales rep, pitch, presentation, consultant, walk in, stop by, drop by, come by, cita, visita, venir, vengan, medir, agendar
remote: video, zoom, facetime, picture*, photo*, pics, email measurements, over the phone, blueprint*, out of state, online, virtual, fotos
showroom: showroom, samples, sample, display, see it, see them, touch, try, catalog, brochure, in person, muestras, sala de exhibicion, ver las puertas, ver las ventanas
weather: weather, cold, snow*, winter, freez*, below zero, temperature, humid, rain*, nieve, frio, lluvia, llueve, lloviendo, nevar, nieva, nevando, invierno, clima
design: design*, draw*, render*, 0 d, app, visualiz*, choose, pick colors, decorat*, style
repair: repair*, fix*, mend*, patch, reglaze, recaulk, adjust*, part, parts, service, roller, crank, hinge*, handle*, latch*, spring*, balance*, weatherstrip*, arregl*, repar*, compon*, componer
screen: screen*, mesh
homes: apartment*, duplex, rental*, landlord, tenant*, rent, church, school, commercial, office building, condo*, mobile home*, trailer*, manufactured, modular, barn, garage, camp, cabin, cottage, motel, store front, new construction, addition, condominium, renter*, apartamento*, casero, renta*, departamento, traila, trailas, inquilin*
small: just one, only one, one window, one door, single, small job, minimum, min, half now, phase, a few each, una sola, solo una, nomas una
brand: brand*, manufactur*, who makes, made in, make of, usa, china, factory, therma tru, certainteed, kohler, marvin, simonton, provia, company makes, marca, marcas
glass: glass, pane*, triple, double pane, low e, argon, tint*, frosted, obscure, tempered, laminated, uv, stained
rating: u factor, u value, r value, shgc, nfrc, stc, dp rating, energy star, efficien*, thickness, gauge, mil, rating*
noise: noise*, noisy, sound*, quiet*, loud, traffic, train*, highway, thruway, road noise, ruido
damp: condens*, sweat*, fog*, moisture, steam*, frost*, ice on, damp, humedad, condensacion, empanan
draft: draft*, drafty, air leak*, leakage, airtight, cfm, chilly, cold air, insulat*, heat bill, heating, warm*, corriente, chiflon, aire, corrientes, se cuela, calefaccion
grid: grid*, muntin*, colonial, little squares, criss cross, little panes, diamond
color: color*, colour, black, white, almond, bronze, beige, green, blue, red, gray, grey, brown, tan, shade, match, paint*, stain*, finish, colores, gris, negro, blanco, oscuro, oscuros, pintar
material: vinyl, wood*, fiberglass, composite, aluminum, steel, acrylic, plastic, stone, brick, cedar, stucco, cement, tile, marble, timber, metal, madera, acero, vidrio, fibra, aluminio, piedra
lock: lock*, secur*, burglar*, break in, deadbolt, keypad, smart lock, key, alarm, safe, child proof, safety, cerradura*, chapa, llave, seguridad
trim: trim, casing, sill*, molding, capping, wrap, flash*, caulk*, foam, plaster, drywall, full frame, insert, pocket
soffit: soffit*, fascia, eaves, gutter*, downspout*, shutter*, overhang, corner post*, canaleta*, canalones, alero*
over: over the old, over old, go over, strip*, tear off, tear out, take off the old, layers, on top of
care: clean, wash, pressure wash, maintain*, maintenance, care, hose, scrub
access: grab bar*, wheelchair, walker, roll in, curbless, low threshold, zero entry, ada, handicap*, disab*, seat, bench, hand held, handheld, hold on, parkinsons, stroke, hip, ms, mobility, caregiver, step over, elderly, senior*, silla de ruedas, andadera, discapacitad*, barras, levantar la pierna, brincar, ancian*, persona* mayor*, adultos mayores, artritis
walkin: walk in tub*, safety tub*, jets, gallons, fill, drain, bubbles, soak, tina con puerta, tinas con puerta, banera con puerta, puertita, tina segura, tina de seguridad
benefit: medicare, medicaid, va, grant*, fsa, hsa, office for the aging, heap, usda, long term care, assistance, ayuda del gobierno
value: resale, resell, value, appraisal, return, roi, realtor, selling, sell
worth: worth, last, lifespan, life expectancy, replace or repair, need new, pay for itself, which first
insurance: insurance, adjuster*, claim, homeowners, state farm, allstate, deductible, seguro
deposit: deposit, down, up front, upfront, half down, in advance, balance, final payment, due, enganche, anticipo, entrada, adelanto, abono
paymeth: credit card*, visa, amex, mastercard, cash, check, checks, venmo, zelle, paypal, online, tarjeta, bitcoin, efectivo, cheque*, tarjetas
credit: credit, score, bankrupt*, cosign*, approv*, qualif*, preapprov*, prequal*, denied, turned down, social security number, ssn, itin, ding, pull, hard inquiry, credito, historial, aprueb*, aprobar*, puntaje, seguro social, calific*
finance: financ*, loan*, payments, payment plan, monthly, a month, installments, interest, apr, 0 percent, same as cash, promo*, lender, pagos, financi*, abonos, cuotas, a plazos, mensual*, intereses, planes de pago, por mes
included: includ*, extra*, hidden, itemiz*, add on, surprises, on top of that, part of it
discount: discount*, coupon*, deal, deals, special*, sale, promotion*, percent off, off, military, veteran*, senior, descuento*, promocion*, oferta*, rebaja*
tax: tax*, rebate*, irs, nyserda, national grid, energy credit, write off, write it off
cancel: cancel*, back out, cold feet, change my mind, regret, refund*, money back, out of the contract, cooling off, nevermind, never mind, call off, cancel*, ya no quiero, ya no me interesa, arrepent*, olvid*
change: resched*, move it, move my, push, postpone, switch, instead, earlier, another day, different day, change, cambiar, reprogram*, mover la cita, pasar para, pasarla, otro dia, aplaz*, muevan*
warranty: warrant*, waranty, guarant*, lifetime, covered, coverage, void*, prorat*, transfer*, garantia, garantias, cobertura, cubre
prior: previous owner, before us, bought this house, bought the house, inherited, used to own, last owner, came with
status: status, update, where is, on the way, scheduled, still on, still coming, my order, my appointment, my install, tracking, crew coming, pedido, ya llegaron, van a venir hoy
form: form, submitted, submit, request, website, your site, message, emailed, application, went through, go through, go thru
missed: missed a call, missed call, called me, voicemail, returning, who called, number called
owner: owner*, owns, founder, founded, boss, in charge, president, ceo, family, franchise, corporation, local, chain, dueno, dueno*, jefe, familiar
company: company, firm, business, outfit, organization, compania, empresa, negocio
rep: review*, rating, stars, bbb, accredit*, award*, angies, references, testimonial*, reputation, vouch, certif*, trained, training, experience*, resena*, opiniones, referencias, confianza, licencia
news: closing down, going out of business, bankrupt, sued, lawsuit, newspaper, reporter, channel, news, comment, press, heard
charity: sponsor*, donat*, charity, fundrais*, raffle, little league, church, benefit, fire department
area: serve, service area, cover, come to, travel, too far, come out to, how far, town, county, village, in your area, work in, go to, atienden, zip, llegan, vienen, trabajan en, salen a, sirven, cubren, dan servicio, van a, van para, zona*, codigo postal
far: farm, country, sticks, out of the way, dirt road, remote, miles, rancho, finca, lejos
hours: hours, hrs, hors, open, close, closed, closing, horario, abren, cierran, abierto, late, early, abre, cierra, hasta que hora, a que hora, que dias, atencion, abiertos, cerrado, cerrados
contact: email, fax, address, mail, text, phone, number, correo, telefono, direccion, numero, tel, celular, cel
job: job, jobs, hiring, hire, hires, position*, opening*, career*, apply, applied, application, resume, work for you, working for you, employment, apprentice*, trabajo, empleo, interview, part time, full time, summer work, chamba, jale, vacante*, contratan, contratando, solicitud, experiencia, ocupan gente, emplean, puesto, postul*
wage: pay, pays, wage*, hourly, salary, an hour, overtime, payday, earn*, weekly, ganan, pagan, pagan, sueldo, salario, por hora, la hora, ganan, gana
perk: benefits, health insurance, vacation, 0 k, pto, dental, sick days, holidays with pay, raise*, beneficios, vacaciones, prestaciones, seguro medico
win: giveaway, contest, raffle, sweepstakes, drawing, prize*, win, won, winner*, 0 k thing, grand thing, entry, entries, enter, sorteo, rifa, premio, eligib*, odds, concurs*, ganador*, boleto*, participar
show: home show, expo, fair, booth
privacy: record*, who can see, who sees, who reads, private, data, my info, information, share*, sell my, sold my, store, stored, keep, delete*, erase*, remove*, wipe, personal, guardan, graban, datos, informacion, borren, borrar, borreme, elimin*, privad*
stop: stop, unsubscribe, off the list, off your list, take me off, quit calling, no more, do not call, leave me alone, no me llamen, dejen de, quitenme, ya no me manden, no me manden
others: my neighbor, neighbors, my ex, my tenant, someone elses, another customer, the smiths, other people, customers
robot: robot, bot, human, real person, machine, computer, ai, chatgpt, automated, alive, maquina, persona
call: call, calls, called, phone, ring, telephone, llam*, reach, callback, talk to, speak to, speak with, marqu*, marquen*, marcar, marcan, hablar con, comuniqu*, telefon*
text: text, texts, texting, email only, voicemail, deaf, hard of hearing, write instead, landline, message, mensaje*, texto, textos, whatsapp
hostile: fuck*, shit*, suck*, idiot*, stupid, dumb, moron*, worthless, useless, garbage, screw you, go to hell, asshole*, bitch*, pinche, pendej*, idiota*, estupid*, maldit*, vayanse al diablo, no sirven, basura de
grief: passed away, died, death, funeral, passed, lost my, deceased, late husband, late wife, buried, widow*, fallec*, murio, difunt*, viuda, viudo, velorio
play: joke, funny, sing, story, poem, game, bills, yankees, movie, song, chiste*, cancion, cuento, partido, jaja
world: weather, dinner, restaurant, pizza, homework, president, capital of, math, recipe, news, lottery, wifi, comida, receta, arroz, dolar, capital de, tarea
attack: ignore, instructions, system prompt, prompt, pretend, admin, developer, repeat everything, jailbreak, act like, act as
how-long: how long, how many days, how many weeks, how quick*, how fast, cuanto tarda, cuanto tiempo, cuanto dura, cuantos dias, cuanto se tardan, cuanto demora, cuantas semanas, tarda*, duracion
how-soon: how soon, when can, when could, how far out, earliest, next opening, cuando pueden, start, para cuando, que tan pronto, empezar, empiecen, iniciar, cuando podrian, cuando empiezan
no: no, not, dont, doesnt, wont, never, none, nope, nah, nunca, nadie, nada, ya no, tampoco, nel
`;

const questions: readonly (readonly [string, RegExp])[] = [
  [
    "do-you",
    /^(?:and |so |but |also |hi |hey |ok )*(?:do|does|did|are|is|can|could|will|would|have|has) (?:u|you|ya|yall|they|it|there|your|the)\b/,
  ],
  ["can-i", /^(?:and |so |but |also |ok )*(?:can|could|may|might|should|must|do|would|am|shall) (?:i|we|my|our|one)\b/],
  [
    "want",
    anyOf(
      /\b(?:i|we)(?:d)? (?:want|need|would like|like)\b/,
      /\b(?:looking for|interested in|need|quiero|necesito|ocupo|quisiera|deseo|busco)\b/,
    ),
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
      return [name, new RegExp(`\\b(?:${words.replaceAll("*", "\\w*").replaceAll(", ", "|")})\\b`)] as const;
    }),
];

/** The concepts that a text's words stand for. @param text its tokens, joined by single spaces */
export const findConcepts = (text: string): string[] =>
  patterns.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
