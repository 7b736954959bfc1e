/** The Spanish words of the concepts, so that what English phrases teach holds for them too. Without accents. */
export const spanishWords = `
family: madre, mami, padre, abuel*, herman*, marido, suegr*, tia, tio, sobrin*, nuera, yerno, jefa, dona, viejita, viejito
child: nino, ninos, ninas, bebe, nene, nena
pet: perr*, gat*, mascota*
day: hoy, fin de semana, entre semana
clock: mediodia, noche, mananita, temprano, a las 0, despues de las 0, antes de las 0
month: enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre
feast: accion de gracias, dia del pavo, ano nuevo, dias festivos, dia festivo, feriado*, nochebuena
window: vidrio*, cristal*, ventanal*
siding: vinil, vinilo, fachada
bath: banera*, inodoro, lavabo, excusado, banos
door: porton, contrapuerta*
fault: quebr*, chuec*, despeg*, atora*, atasc*, no sirve, no funciona, se cayo, se levant*, se despint*, fuga, empan*, levantando, no cierran, no abren, dano*
ours: que me pusieron, me pusieron, nos pusieron, me instalaron, que instalaron, ustedes pusieron, ustedes instalaron, que pusieron, instalada por ustedes, que hicieron, que colocaron
money: cuanto sale, cuanto me sale, cuanto cobran, a como, costo, costaria, cuestan, dolares, barat*, caro, cara, carisim*, cifra, aproximado
estimate: estimados, presupuestos, cotizar
rival: competencia, otros me, otra compania, otro contratista
person-hurt: se cayo de, no respira, no responde, no se mueve, sangra*, desmay*, inconsciente, ambulancia, infarto, no se puede parar, se corto
gas-fire: olor a gas, fuga de gas, humo, se quema, incendio, fuego, candela, chispas, monoxido, cable de luz, cables caidos
despair: matarme, no quiero vivir, me quiero morir, quitarme la vida, suicid*
water: inund*, entrando el agua, mete el agua, entra agua, entra el agua, goteando, se metio el agua, toda el agua, chorro
storm: tormenta, viento, arbol, huracan, granizo
angry: molest*, enojad*, pesim*, queja*, reclamo, groser*, mal servicio, harta, harto, inconforme, verguenza, mintieron, rateros, ratas, estafador*
chase: nadie contesta, nadie me contesta, nadie me llama, nadie me ha llamado, nadie me devuelve, nadie vino, llevo semanas, me dejaron esperando, nunca vinieron, nunca llamaron
paper: contrato*, recibo*, factura*, documentos, firmar, firma, papeles
worker: muchachos, cuadrilla, obreros, instaladores, empleados, tecnico*
plumbing: plomer*, tuberia*, tubo*, llave del agua, desague
electric: electric*, luces, alambrado
trash: escombro*, se llevan
mess: cochinero, reguero, polvo, limpia*, sucio
athome: estar en casa, estar en la casa, mi presencia
prepare: muebles, cortinas, mover, quitar, preparar
deadline: antes de navidad, listo, terminar, para cuando
visit: cita, visita, venir, vengan, medir, agendar
showroom: muestras, sala de exhibicion, ver las puertas, ver las ventanas
weather: lluvia, llueve, lloviendo, nevar, nieva, nevando, invierno, clima
repair: repar*, compon*, componer
homes: apartamento*, casero, renta*, departamento, traila, trailas, inquilin*
small: una sola, solo una, nomas una
brand: marcas
damp: humedad, condensacion, empanan
draft: chiflon, aire, corrientes, se cuela, calefaccion
color: colores, gris, negro, blanco, oscuro, oscuros, pintar
material: madera, acero, vidrio, fibra, aluminio, piedra
lock: cerradura*, chapa, llave, seguridad
soffit: canaleta*, canalones, alero*
access: silla de ruedas, andadera, discapacitad*, barras, levantar la pierna, brincar, ancian*, persona* mayor*, adultos mayores, artritis
walkin: tina con puerta, tinas con puerta, banera con puerta, puertita, tina segura, tina de seguridad
benefit: ayuda del gobierno
deposit: enganche, anticipo, entrada, adelanto, abono
paymeth: efectivo, cheque*, tarjetas
credit: credito, historial, aprueb*, aprobar*, puntaje, seguro social, calific*
finance: financi*, abonos, cuotas, a plazos, mensual*, intereses, planes de pago, por mes
discount: promocion*, oferta*, rebaja*
cancel: cancel*, ya no quiero, ya no me interesa, arrepent*, olvid*
change: reprogram*, mover la cita, pasar para, pasarla, otro dia, aplaz*, muevan*
warranty: garantias, cobertura, cubre
status: pedido, ya llegaron, van a venir hoy
owner: dueno*, jefe, familiar
company: compania, empresa, negocio
rep: resena*, opiniones, referencias, confianza, licencia
area: llegan, vienen, trabajan en, salen a, sirven, cubren, dan servicio, van a, van para, zona*, codigo postal
far: rancho, finca, lejos
hours: abre, cierra, hasta que hora, a que hora, que dias, atencion, abiertos, cerrado, cerrados
contact: direccion, numero, tel, celular, cel
job: chamba, jale, vacante*, contratan, contratando, solicitud, experiencia, ocupan gente, emplean, puesto, postul*
wage: pagan, sueldo, salario, por hora, la hora, ganan, gana
perk: beneficios, vacaciones, prestaciones, seguro medico
win: concurs*, ganador*, boleto*, participar
privacy: guardan, graban, datos, informacion, borren, borrar, borreme, elimin*, privad*
stop: no me llamen, dejen de, quitenme, ya no me manden, no me manden
robot: maquina, persona
call: marqu*, marquen*, marcar, marcan, hablar con, comuniqu*, telefon*
text: mensaje*, texto, textos, whatsapp
hostile: pinche, pendej*, idiota*, estupid*, maldit*, vayanse al diablo, no sirven, basura de
grief: fallec*, murio, difunt*, viuda, viudo, velorio
play: chiste*, cancion, cuento, partido, jaja
world: comida, receta, arroz, dolar, capital de, tarea
how-long: cuantos dias, cuanto se tardan, cuanto demora, cuantas semanas, tarda*, duracion
how-soon: para cuando, que tan pronto, empezar, empiecen, iniciar, cuando podrian, cuando empiezan
no: nunca, nadie, nada, ya no, tampoco, nel
`;
