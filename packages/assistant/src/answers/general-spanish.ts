import type { ChatAnswers } from "@site/company/schema";

const withOffice = "La oficina le dice lo demás en el {phone}.";

/** What holds for any contractor, in Spanish, where the company's own folder says nothing. */
export const generalSpanish: ChatAnswers = {
  greet: { say: ["Hola, ¿en qué le puedo ayudar?", "Sí, dígame, ¿qué necesita?"] },
  "well-being": { say: ["Muy bien, gracias por preguntar. ¿En qué le ayudo?"] },
  "hold-on": { say: ["Claro, tómese su tiempo.", "Aquí sigo."] },
  test: { say: ["Sí, le leo. ¿En qué le ayudo?"] },
  reaction: { say: ["Qué bueno. Si le queda otra duda, dígame.", "Muy bien."] },
  confused: {
    say: [
      "Disculpe, no me expliqué bien. ¿Qué parte le aclaro?",
      "Perdón. Si prefiere que se lo explique una persona, el teléfono es {phone}.",
    ],
  },
  address: { say: ["Estamos en {showroom}.", "La dirección es {showroom}, y el teléfono {phone}."] },
  phone: { say: ["Puede llamarnos al {phone}. Atendemos {horario}.", "El número es {phone}."] },
  price: {
    say: [
      "No puedo dar un precio en este chat porque cada casa es distinta. El presupuesto es gratis y le respondemos {promise}.",
      "Eso también se cotiza viendo la casa; aquí no tengo cifras. La visita no le cuesta nada.",
    ],
  },
  "push-price": {
    say: [
      "Entiendo que quiere una cifra, pero no tengo una que sea cierta para su casa, y no le quiero decir un número que después no sea. El presupuesto gratis le da el precio exacto por escrito.",
      "De verdad no tengo números, ni aproximados. Si prefiere hablarlo con una persona, la oficina está en el {phone}.",
    ],
  },
  budget: {
    say: [
      "No puedo prometer qué alcanza con ese presupuesto sin ver la casa. Dígaselo a la persona que le cotice, sin compromiso, y le dicen qué se puede hacer.",
    ],
  },
  rival: {
    say: [
      "No puedo comparar ni igualar precios en este chat. El presupuesto es gratis y por escrito, así lo puede comparar con calma.",
      "De otras compañías no opino. Lo que le conviene es tener las dos cotizaciones por escrito y ver qué incluye cada una.",
    ],
  },
  "compare-stores": {
    say: [
      "No puedo comparar precios con otra tienda. Con un presupuesto gratis y por escrito puede comparar qué incluye.",
    ],
  },
  offers: { say: ["No puedo prometer descuentos en este chat; la oficina le dice qué ofertas hay: {phone}."] },
  "free-estimate": {
    say: [
      "No se paga: la visita y el presupuesto son gratis y sin compromiso, también si después decide que no.",
      "Es gratis, y no queda obligado a nada.",
    ],
  },
  obligation: { say: ["Ninguno: recibe el presupuesto y usted decide. Si dice que no, no se le cobra nada."] },
  steps: {
    say: [
      "Primero alguien va a ver y medir, sin costo. Después recibe el presupuesto por escrito y, si le parece, se acuerda la fecha del trabajo.",
    ],
  },
  "after-quote": {
    say: ["Usted lo revisa con calma. Si lo acepta, la oficina acuerda con usted la fecha del trabajo."],
  },
  "visit-length": {
    say: ["Cuánto dura la visita depende de lo que haya que medir; la oficina se lo dice al acordarla: {phone}."],
  },
  "who-comes": {
    say: ["Quién va no lo veo desde aquí; la oficina se lo dice cuando acuerde la visita con usted."],
  },
  "both-home": {
    say: ["Eso lo acuerda la oficina con usted; si deciden los dos, ayuda que los dos puedan estar."],
  },
  "remote-estimate": {
    say: [
      "Por fotos o medidas no puedo cotizarle en este chat. La oficina le dice si le sirven: {phone}; la visita es gratis.",
    ],
  },
  "answer-time": { say: ["Le respondemos {promise}."] },
  medicare: {
    say: [
      "Si Medicare u otro seguro paga una parte no se lo puedo decir; pregúnteles a ellos antes de decidir. El presupuesto por escrito le sirve para eso.",
    ],
  },
  deposit: {
    say: [
      "Cuánto se da al principio no lo tengo aquí; viene en el presupuesto por escrito, antes de firmar. {phone} es el número de la oficina.",
    ],
  },
  "payment-methods": { say: ["Las formas de pago no las tengo aquí; la oficina se las dice en el {phone}."] },
  "tax-credit": {
    say: ["Si hay alguna ayuda o crédito fiscal no se lo puedo confirmar; pregunte a quien le hace los impuestos."],
  },
  warranty: { say: ["Los detalles de la garantía están en {page.warranty}."] },
  "warranty-exclusions": {
    say: [
      "Qué cubre en su caso lo decide la garantía escrita, y no la tengo aquí; la oficina lo revisa con usted: {phone}.",
      "Eso no lo puedo decidir yo. Con su nombre y la dirección de la casa, la oficina busca su garantía.",
    ],
  },
  about: { say: ["Instalamos {servicios}.", "Nos dedicamos a {servicios}."] },
  since: { say: ["Somos una empresa local y trabajamos desde {founded}."] },
  distrust: {
    say: [
      "Hace bien en preguntar. Yo no le puedo garantizar qué día le llaman; lo que sí hago es pasar cada palabra a la oficina. Si quiere una respuesta hoy, llame al {phone}.",
      "Entiendo la desconfianza. Puede pedir todo por escrito antes de firmar, y hablar con una persona en el {phone}.",
    ],
  },
  "sure-check": {
    say: [
      "Hasta donde yo sé, sí; si quiere estar seguro, se lo confirma la oficina en el {phone}.",
      "Eso es lo que tengo aquí. La última palabra la tiene la oficina.",
    ],
  },
  admit: {
    say: [
      "Tiene razón, eso no lo sé, y prefiero decírselo a inventar. En el {phone} sí se lo pueden decir.",
      "Así es, no tengo ese dato.",
    ],
  },
  "you-skipped": {
    say: ["Disculpe. ¿Me repite la pregunta en pocas palabras, por favor?", "Perdón, se me pasó. ¿Qué era?"],
  },
  "who-to-ask": { say: ["Con la oficina, en el {phone}: {horario}."] },
  "how-soon": {
    say: [
      "No puedo ver el calendario desde aquí, así que no le doy una fecha. Depende del trabajo y de la temporada; la oficina le dice cuándo podrían empezar: {phone}.",
      "La fecha la da la oficina después de medir.",
    ],
  },
  deadline: {
    say: [
      "No puedo prometer una fecha desde aquí. Dígale a la oficina para cuándo lo necesita y le dicen si se puede.",
    ],
  },
  book: {
    say: [
      "No puedo fijar una cita en este chat; la oficina la acuerda con usted por teléfono. Dígame qué días le convienen y lo paso.",
      "Lo anoto como su preferencia; la cita la confirma la oficina.",
    ],
  },
  times: { say: ["Lo anoto. La hora exacta la acuerda la oficina con usted por teléfono."] },
  "call-time": { say: ["Lo paso como su deseo; no puedo garantizar la hora exacta."] },
  channel: { say: ["Lo paso a la oficina como su deseo.", "Anotado; ellos lo van a leer."] },
  weather: {
    say: [
      "El clima lo ven ese mismo día; si hay que mover el trabajo, la oficina se pone de acuerdo con usted. Cómo lo hacen exactamente se lo dicen en el {phone}.",
    ],
  },
  prepare: {
    say: [
      "Qué hay que mover se lo dicen antes del día del trabajo; si algo pesa demasiado para usted, avíseles.",
      "Los detalles de la preparación se los explica el equipo antes de empezar.",
    ],
  },
  "home-during": {
    say: ["Si tiene que haber alguien en casa, lo acuerda la oficina con usted cuando fijen la fecha."],
  },
  cleanup: {
    say: [
      "Al terminar se limpia el área de trabajo. Pida que se anote en el presupuesto qué se llevan, para que no haya dudas.",
    ],
  },
  "haul-away": { say: ["Pida que el presupuesto diga si se llevan lo viejo; aquí no tengo ese detalle."] },
  permit: { say: ["Si hace falta un permiso lo dice el municipio; la oficina le explica quién lo tramita: {phone}."] },
  "worth-it": {
    say: [
      "Depende de cómo esté lo que tiene, y desde aquí no lo veo. La visita es gratis, y le dicen la verdad de lo que ven.",
    ],
  },
  "parts-only": {
    say: [
      "Si se puede arreglar o conviene cambiarlo hay que verlo, así que no le quiero adivinar. La visita para verlo es gratis, o pregunte en el {phone}.",
    ],
  },
  "one-item": { say: ["Hasta donde sé, también por una sola pieza. Pida el presupuesto gratis y se lo confirman."] },
  homes: {
    say: [
      "Trabajamos sobre todo con dueños de casa; si es rentada, el dueño tiene que dar permiso. Nosotros no podemos obligar a un casero; para eso está la oficina de vivienda de su ciudad.",
      "Ese tipo de vivienda lo tiene que confirmar la oficina: {phone}.",
    ],
  },
  "pets-kids": {
    say: ["Dígales que hay niños o mascotas en casa, y se ponen de acuerdo en qué cuarto trabajar primero."],
  },
  reviews: {
    say: [
      "Las opiniones de otros clientes las puede ver en nuestra página. Referencias cerca de usted las da la oficina.",
    ],
  },
  owner: { say: ["Nombres no tengo aquí. Si busca a alguien en particular, pregunte en el {phone}."] },
  "why-ask": { say: ["Solo para que la oficina le pueda responder. Usted decide qué comparte."] },
  private: {
    say: [
      "Eso no se lo pregunto ni hace falta que me lo diga. Si un banco o un empleo piden algún documento, se lo dicen ellos; nuestra oficina le orienta en el {phone}.",
      "Aquí solo necesito un nombre y cómo responderle.",
    ],
  },
  "other-trade": {
    say: [
      "Eso no está en nuestra lista de servicios; instalamos {servicios}. La oficina se lo puede confirmar.",
      "Tampoco está en la lista. Si quiere, pregunte en el {phone}.",
    ],
  },
  joke: { say: ["Para chistes no soy muy bueno, pero de {servicios} sí sé algo. ¿Le ayudo con eso?"] },
  flirt: { say: ["Muy amable. Soy solo el asistente; ¿le ayudo con la casa?"] },
  "off-topic": {
    say: [
      "De eso no sé, jeje; lo mío son {servicios}. ¿Le ayudo con algo de la casa?",
      "Ahí no le puedo ayudar. Si es algo de la casa, con gusto.",
    ],
  },
  "not-our-business": { say: ["De eso prefiero no opinar. Le puedo ayudar con {servicios}."] },
  "not-sold": {
    say: ["Claro, sin prisa. Cuando lo hayan hablado, aquí estamos, o en el {phone}.", "Muy bien, piénselo con calma."],
  },
  doubt: { say: ["Lo entiendo. Pregunte lo que quiera, sin compromiso."] },
  "chat-kept": {
    say: [
      "Este chat se guarda y lo puede leer la gente de nuestra oficina. Más información: {page.privacy}.",
      "Lo lee la oficina, para poder responderle.",
    ],
  },
  "data-use": { say: ["Su número se usa para responder a su solicitud. Más información: {page.privacy}."] },
  "whats-next": {
    say: [
      "Si dejó un número o correo, su solicitud está con la oficina y alguien se comunica con usted.",
      `Por su parte no falta nada. ${withOffice}`,
    ],
  },
  "missed-call": { say: ["Desde aquí no veo quién le llamó. La oficina lo ve en el {phone}."] },
  "form-status": { say: ["No puedo ver si llegó su formulario; en el {phone} se lo dicen."] },
  "job-requirements": {
    say: [
      "Los requisitos los decide el equipo de contratación; no se los quiero adivinar. Pregunte en el {phone}.",
      "Eso también lo dicen ellos.",
    ],
  },
  "job-schedule": { say: ["El horario del puesto se lo dice el equipo de contratación: {phone}."] },
  "job-status": { say: ["No puedo ver las solicitudes de empleo; en el {phone} le dicen en qué va la suya."] },
};
