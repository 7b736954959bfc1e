/** First names of Latin America that the lists of the United States lack, lower case, with and without accents. */
export const spanishFirstNames = `adela adriana agustin alba alejandra alfonso alonso alondra amalia amparo anahi andres
  angelita araceli armando arnulfo arturo aurora beatriz belen benito bernardo blanca bolivar camila carlota carmela
  carmelo cesar chayo chela chuy claudio concepcion consuelo cristian cristobal dalia damaris dario dayana delfina denisse
  dulce edgardo efrain efraín elba eladio elias elvira emilia emiliano emilio enrique eric ernesto erasmo
  esmeralda esperanza esteban estela estrella eugenia eusebio evelio fabian fabiola fatima federico fermin fidel
  filiberto flor fortunato franco genaro gerardo german gilberto giovanni gisela gonzalo graciela gregorio griselda
  guadalupe guillermina guillermo gustavo heriberto hernan hilda hortensia hugo humberto ignacio ines inés irma ismael
  isidro itzel ivette jacinto jaime jazmin jeronimo jimena joaquin josefa josefina jovita juana juancho julieta julio
  justina karina lazaro leonardo leonel leonor leticia lidia lilia liliana lisandro lizbeth lola lorenza lorenzo lourdes
  lucero lucia lucía lucio luisa lupe lupita magdalena manolo manuel manuela marcela marcelino marcelo margarita mariana
  maribel maricela marisela marisol maritza mateo matias maura mauricio maximo melba mercedes milagros mireya modesto
  moises monserrat nando nayeli nelida nereida nestor nilda nicolas noelia noemi noemí norberto octavio odalis ofelia
  orlando oswaldo osvaldo paco pablo paloma paola patricio paz perla pilar porfirio primitivo ramiro ramon ramón ramona
  raquel raúl rebeca reina reyna reynaldo rigoberto rocio rocío rodolfo rodrigo rogelio rolando roman romulo rosalba
  rosario roxana rufino salvador santiago santos silvia simona socorro sofía soledad susana teofilo teresa tito tomas
  tomás ulises valentin valentina veronica vicente victoria wilber wilfredo wilmer wilson ximena yadira yanet yesenia
  yessenia yuridia zacarias zenaida zoila zulma jose josé maría jesús sofia ángel óscar martín mónica joaquín andrés`;

/** Spanish words that follow "soy" or stand alone and are nobody's name, lower case. */
export const spanishNonNames = `y o u a e que qué con por para pero porque como cómo si sí no el la los las un una unos unas de
  en su sus mi mis tu tus me te se lo le nos yo usted ustedes ella ellos este esta esto ese esa eso es está estoy
  soy somos ser hay muy más mas ya aquí aqui allá alla hoy ayer mañana manana ahora luego pues bueno buena buenos buenas hola
  gracias favor dueño dueña dueno duena viuda viudo cliente clienta nuevo nueva viejo vieja mayor madre padre mamá mama papá
  papa hijo hija hermano hermana esposo esposa tía tia tío tio abuela abuelo vecino vecina señor señora senor senora señorita
  doña casa calle vivo vive ventana ventanas puerta puertas baño bano bañera regadera ducha siding techo
  presupuesto estimado cotización cotizacion teléfono telefono número numero nombre correo cel celular casero inquilino
  inquilina ciudadano ciudadana residente carpintero instalador electricista maestro maestra jubilado jubilada retirado
  español inglés ingles lunes martes miércoles miercoles jueves viernes sábado sabado domingo perdón perdon disculpe claro
  correcto exacto así asi también tambien tampoco nada nadie ninguno ninguna solo sólo todo todos todas cuando cuándo donde
  dónde quien quién cuanto cuánto cual cuál quiere necesita quisiera ocupo llame llamen llamar mejor tarde tardes noche noches
  día dia días dias texto mensaje después despues antes hasta desde entre vi trabajo busca busco mire oiga oye alguien persona
  simón orale órale dale vale nel ok quizá quizás`;
