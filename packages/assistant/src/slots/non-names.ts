import { spanishNonNames } from "./spanish-names.ts";

/** Words that follow "I'm" or stand alone and are nobody's name, lower case. */
export const nonNames: ReadonlySet<string> = new Set(
  `a able about absolutely actually afraid after afternoon again ago agreed all almost alone already alright also always am
  american amazing an and angry annoyed another any anybody anyone anything anytime anyway approved april appointment are
  aren area around as asap asking at available aware away awesome back bad ballpark basement bath bathroom bathrooms bathtub
  bay because bed been before behind being best better between big bot bow broken builder building busy but buyer buyers
  buying by bye call called calling came can cannot cant cash caller certain chat cheap checking city clean close closed cold
  color come comfortable coming concerned condo confused considering contractor cool correct cost could county couple
  curious current currently customer damn date daughter day days deal deciding definitely depends different disabled
  disappointed do does doing done dont door doors double down drafty dude during each early either elderly else email
  emailing entry estimate estimates even evening ever every everything exactly excellent excited expecting fall family fan
  feeling few figuring filling fine finance financing first fix fixing flexible for free friday from front frustrated full
  fun garage getting giveaway glad go god going gone gonna good got great guess guy had half happy hard has have having he
  hello help helping her here hesitant hey hi him his hm hmm hola home homeowner homeowners honestly hopefully hoping hot
  hours house how hung i idk if im impressed in information inquiring inside install installation installed installer
  installing insured interested into is it italian its january job july june just keen kind kitchen know landlord last late
  later leaking leaning learn leave leaving less let licensed like list little live living local located location long look
  lookin looking lost lot lots love low mad made mail make making man many march married math may maybe me mean measure
  measuring messaging mid middle mine mobile mom moment monday money month months more morning most mother moving much my na
  near need needing needs neither nervous neutral never new next nice night no nobody nobodys none nope not note nothing
  november now number numbers ny october of off office ok okay old older on once one online only open or order other our out
  outside over overwhelmed own owner paid parents part patio pay paying perfect person phone picture planning plain please
  pleased pls plus polite possible prefer pretty price prices pricing private probably problem product project property
  purchasing quite question questions quick quote quotes rather re ready really remodel remodeling renovating rental
  renter renting repair replace replacement replacing request researching residential retired retiree right room rude running
  sad safety same satisfied saturday saw say scared searching second see seeing selling senior september serious service
  services several shopping should shower showers sick side siding simple since single skeptical skip slider small so
  sold some somebody someone something soon sorry specific spring start started starting stay still stop storm stuck summer
  sunday super supposed sure surprised system take taking talking tax teacher tempted test testing text texting thank
  thankful thanks that thats the their them then there these they thing things thinking third this those though thought three
  through thursday time tired to today together told tomorrow tonight too totally town toward trouble true try trying tub
  tubs tuesday two type unable under understand undecided unhappy unsure until up update upset upstairs us use usually veteran
  very vinyl visiting waiting walk wanna want wanting was water way we wednesday week weekend weeks well were weve what
  whatever when where whether which while who whole whose why widow widowed wife will willing window windows winter wish with
  within without wondering wont wood work working worried would wow writing wrong yeah year years yep yes yesterday yet you
  young your yours zero zip hacked admin administrator manager developer root system bueno gracias espanol interesado
  interesada necesito busco quiero cell mobile tomorow tomarrow landline spelled oops hers his asap actually whats wont cant
  doesnt didnt isnt gonna gotta idk lol pls plz thx water heater roof gutters bath entry patio email mail address zip hubby maam sir miss
  robot human whichever btw typo regards sincerely cheers evenings mornings afternoons weekdays weekends tub slider kitchen trim porch gutter gutters hallway garage back side person cash cheap free nothing never none white black blue red nope nah huh hmm ugh wow
  ${spanishNonNames}`.split(/\s+/),
);
