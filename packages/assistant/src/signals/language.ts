import { normalizeText, removeAccents } from "../ranking/normalize.ts";
import { plainSpanish } from "../ranking/plain-spanish.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const spanishWords = words(
  `hola buenas buenos dias tardes noches gracias favor saludos adios el la los las un una unos unas de al que
  con por para pero porque como si muy mas menos ya aqui alla ahi aca es esta estan estoy estamos eres soy somos era fue
  ser estar hay tiene tienen tengo tenemos hace hacen hago hacer haria puede pueden puedo podemos podria podrian quiero
  quiere quieren quisiera queremos necesito necesita necesitamos ocupo deseo busco ando voy vamos viene vienen venir
  llegan llega dan dar doy se su sus mi mis tu tus lo le les nos ella ellos ustedes usted yo nosotros ese esa eso esos
  esas este esto estos estas cual cuales cuanto cuanta cuantos cuantas cuando donde quien quienes cosa algo nada nadie
  alguien todo toda todos todas otro otra ventana ventanas puerta puertas bano banos tina banera regadera ducha casa
  techo revestimiento precio precios cuesta cuestan cobran cobra presupuesto estimado cotizacion cotizar horario abren
  cierran abre cierra sabado domingo lunes martes miercoles jueves viernes hoy ayer manana semana mes ano anos telefono
  numero nombre llamo llama llamen llame llamar llamada correo mensaje texto espanol ingles habla hablan hablo hable
  vivo vive trabajo trabajan trabaja chamba pagan garantia credito financiamiento sorteo cambiar cambian ponen pusieron
  poner instalan instalar instalaron agua vidrio frio hijo hija esposo esposa hermano hermana tia abuela senor
  senora dona digame oiga oye mire bueno bien mal entonces tambien despues antes desde hasta entre sobre cerca lejos
  perdon disculpe siento molesta queja rompio ayuda dinero persona entra salgo sirve gratis nuevas nueva viejas sin
  enfrente atras piso calle queda siempre nunca solo seguro claro mejor viejo vieja nuevo usan dijeron gustaria aun cubren salen salgo sirven reciben aceptan quedo paso pasa saber
  conmigo contigo van sabe sabes quedan ofrecen venden espere pregunta preguntar en
  hora ver mucho oficina pagar entrar uno cayo todavia hablar pared permiso ahora trabajar direccion contrato
  trabajadores decir visita ninos instalacion rifa tres pago sigue cancelar tarde participar vengan papeles pasado
  instalador manejan cuarto adentro llave gano entrada obra noche quitan informacion viento luz suegra dijo sola lado
  vendedor escalera dejo pasar cubre licencia colores kiero dejaron muchachos meses pedi cada gana dieron comprar
  vivir llevo muchacho compre mismo cancelen fallecio empleados descuento trabajos medir concurso vecina dejar encima
  dentro salio nino ahorita vendo experiencia dura empezar dicen pedir tarjeta invierno cocina esperando dejan borren
  dio mandan clientes usar falta interes puse contesta carro empresa quede problema algun pide aire ciudad semanas
  quebro llegaron pedido aunque cuenta nieve huele entro abiertos queria arreglar vecino tarda compro sacan hijos
  arriba funciona pagina han firmar luego tormenta escribo maquina rompieron gotea eliminen completo contratando
  necesitan efectivo llevan terminan mandar pregunte fecha personas anoche primero lugar manden afuera salir sotano
  cerrar parte vidrios tener vinilo tinas intereses kien apellido mia servicio entrando arbol tienda negocio costo cae
  levantar llamaron humo cabeza atienden pues contesto recibieron puesto conversacion porfa alguna terminar cayendo
  guardan aguanta mientras tenia materiales compra lleno aplicacion instaladores digo domingos trabajando muchas otros
  gusta mayores pido pagos tipo espero casas piedra abierta baja edificio cierto aproximado llene buscando equivoque
  mitad recibir plastico mueve pasada llamando hizo limpieza seis sabados esperar mucha dolares jefe ganador tenga
  formulario muebles deja cosas quemo lloviendo troca cobraron pregunto conviene igual corredizas misma prueba navidad
  mensajes medida mio frente escribe escribir veces vendieron dije computadora miedo tubo arranco responde poquito
  viendo servicios aplico anda medico contratista tardan duenos ganar cheque feria pierna hecho muestras solamente
  cliente sangre veo cara fuerte salida quita medio limpiar seguir fueron dano estaba carta quebraron camioneta silla
  ruedas entendi empleo sacar alcanza compramos pueblo escribi digale empleado hice cuadrilla camion hueco llueve
  corrediza camino quitenme deje metiendo lluvia bajo aluminio trabajador viuda enero construccion diez barato
  especial olvida instrucciones techos nuevos chiquitos habra propia participo limpian polvo explica contestar brazo
  pecho hombre abrir senorita peligroso nina parar entiendo encargado colgando goteando trae chapa respuesta medidas
  fabrica aparte malla encuentran inodoro opciones avisan prestamo pongo guarden modelos escriban puso madre cel saca
  haga cuatro pienso llamenme celular pasame humano cinco grosero prometieron caer fuga manija llegado siguen nevando
  enfermo rato revento toco apenas duena companias hacemos acabo llegar ayudante beneficios oferta abierto manda
  hablando ninguna reglas repite sirves muchos empiezan verano amable mandaron azul pone escrito asegurados escoger
  apartamento inquilino baneras proceso plazos leer habia respetan exhibicion estado edad dolor banar alarma pasillo
  lleva suyo detras acaba devuelvan morir neta irme muero termino bomberos enviar carpintero saliendo lampara metio
  emergencia encuentro mete canaletas cerradura plazo historial solicito anterior vieron medias escuela cualquier
  contratistas impuestos debe adelante empiecen poder privado pidio chiste clase tamano calefaccion paz forma decirme
  entiende buen hongo vinil jale compa cuentan quedar roto vivimos termina paseme trabaje atender alfombra rayaron
  despegando marzo posponer olvidelo guardada saquen robaron urgente cero robar gris tirado desmayo feo respira
  tarjetas ofrecemos paginas sueldo aplicar retiro instalada viejitos rapido modo cocinas existe demora espera
  comprador bendiga acuerdo apunto tienes saco tanto patron casado oscuro blanco gastar casero regalan expliqueme
  seguridad abuelo chiquita costaria resenas limpia valida vence cambia requisitos contestan pasan revisan suyas tio
  corte respirar echando chispas barras tecnico recibirlos duele caliente cambiarla suegro lastimado lastimo pueda
  debajo desague incendio departamento hoyo incluye plomeria atora nuestro matar mami suena brincar inundando lados
  llamado venian empanan despego diga doble pega humedad papel cortinas parezca vaya gobierno ancianos reparar haya
  grabado corre abonos prestan aprueban califico tasa cobrar recibi muchacha buscamos diciembre accion herramienta
  ocupan registrada puro pierde guarde olvide tengan enganche manera devuelven asociacion hablen obligatorio ocupa
  cunado cuentame partido estilos propina plomero basta quiten respeto presiono mandeme tapando trataron vinieron
  segun descanse cumplen cristal jalan anticipo mandame hablarlo casita llenan atienda conteste lavamanos danaron
  esquina nueve mudar decidimos paren publicidad mios borrenme rama fuego corriente olor cartas difunto perdimos
  vendemos poniendo vacantes carpinteria salario competencia ganan ofrece iglesia rebaja veteranos libre ponerla
  bonito llamas regla ignora inutil cercas calentador ganas apartar agendar disponible venga quise cobro decolora
  rompen cerro solicitar golpe trabajamos facilidades pagando planes opiniones contentos acaban decidir producto
  ciudadano electronico tocar dedican sucursal pasos pais responden albanil hacerlo tirada trago cloro cai calor
  monoxido electrico resbalo mareados garaje ayudenme voz clienta pistola herramientas morirme herede jaja riel
  senores heridos mojo hubo inquilinos inundo propiedad atico pedazos ayudar escalon febrero infarto inundacion
  posible sangrando pego quemando ladron fuerza volver importa canse tirar perder rota hundio resuelve preguntarle vea
  numeros valor duermo vecinos marcos aguantan significa suben gatos meten entran justo clima siente tablas presion
  encargan puertita mampara venta terraza caro igualan aprobacion afecta puntaje preaprobacion documentos rompe pierdo
  revisar vendio ven estafa serios diferentes cadena demandaron equipo juega viaje disponibles manejar llevar aplique
  tuve ventas vendedores buscan quince borrar saquenme truco querer hogar quedamos comparten otras llenar propaganda
  inmigracion registro adelanto tiendas mensuales regresan vuelta ahorro compromiso certificado representante marqueme
  temprano cambie angosta estandar forrar facil tumbar vemos ruego agradezco atencion esten personales archivos
  arrepiento foto sabia romper perdio enferma olvido tantito quedaron confianza atiende agradeceria grito llegue
  colocaron mayo jardin espejo suya ofrezco negocios identificacion regalo luto enterramos bola rateros vayanse hazme
  tarea antecedentes recomienda pintan financiar escombros tramitan saben preguntan onda apartamentos reparan
  comprendo necesario aparato keda mala dejeme asunto delicado soltera chofer alguno condominio podrida botar oler
  quema auxilio socorro ladrones metieron inunda despierta electrocuto electricos suelo construyen pudrio prendio
  congelo`,
);
const englishWords = words(
  `the is are am was were be been do does did you your yours my i im we our us they their he she his her it its this that
  these those and or but for of to in on at with from by an what when where who which why how can could will would should
  have has had need want get got give take make call please thanks thank hello hi hey yes not dont doesnt isnt there here
  some any all just about out up if so then than much many long soon new old like know tell ask only speaks speak english`,
);
/** Spanish words that are names, slang or words in English, too: "Dan", "Tina", "yo", "De Ruyter". Alone they tell nothing. */
const eitherWords = words(
  `yo ya al de la el los las un lo les su tu mi mis se dan van ella tina dona mal mes sin era solo dar hay entre ser
  cara nina mia trae luz paz blanco blanca marcos mayo casas rama camino haya sabia corte cerro espejo diez primero feo
  socorro leer problema vaya rota ruben rosa dolores mercedes angel leon cruz flores reyes rios campo prado torre
  como con por en paso ando mire claro piso entra nada casa mas ano tia sirve nueva nuevo toda todo queda`,
);
/** Words of the trade, which Spanish speakers use as well. */
const tradeWords = words(
  `window windows door doors siding tub shower quote estimate price cost house home work job open`,
);

const asksForSpanish = /\b(?:en espanol|in spanish|espanol por favor|no (?:hablo|entiendo|se) (?:\w+ )?ingles)\b/;
const asksForEnglish = /\b(?:in english|en ingles)\b/;

/** How many words of each language a message has. */
export function countWords(message: string): { es: number; only: number; en: number; trade: number } {
  const text = normalizeText(message).toLowerCase();
  const found = removeAccents(plainSpanish(text)).match(/\p{L}+/gu) ?? [];
  const marks = /[¿¡ñ]|[áéíóú]\w*\b/.test(text) ? 1 : 0;
  const own = found.filter((word) => spanishWords.has(word));
  // "K thx": a letter that stands for a word may be of either language.
  const letters = text.match(/\b[kq]\b/g) ?? [];
  return {
    only: Math.max(0, own.filter((word) => !eitherWords.has(word)).length - letters.length) + marks,
    es: own.length + marks,
    en: found.filter((word) => englishWords.has(word)).length,
    trade: found.filter((word) => tradeWords.has(word)).length,
  };
}

/** Language of a chat after a message; short answers such as names keep it. */
export function languageAfter(message: string, before: "en" | "es"): "en" | "es" {
  const text = removeAccents(normalizeText(message).toLowerCase());
  if (asksForEnglish.test(text)) return "en";
  if (asksForSpanish.test(text)) return "es";
  const { es, only, en, trade } = countWords(message);
  if (before === "es") return en >= 2 && en > es + 1 ? "en" : "es";
  const isShort = text.split(" ").length <= (en + trade === 0 ? 6 : 3);
  return (only > 0 || (es >= 3 && en === 0)) && es >= en + trade && (es >= 2 || isShort) ? "es" : "en";
}
