/** Common first names of the United States and of Latin America, lower case: the Social Security Administration's lists of 1930 to 2010, shortened. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abby abigail adam adrian aidan alan albert alec alejandro alex alexa alexander alexandra alexis alfred ali alice
  alicia alison allan allen allison alvin alyssa amanda amber amelia amy ana andre andrea andrew andy angel angela angelica
  angie anita ann anna anne annette annie anthony antonio april ariana arlene arnold arthur ashley audrey austin ava barb
  barbara barry beatrice becky ben benjamin bernard bernice bert bertha bessie beth bethany betsy betty beverly bill billie
  billy blake bob bobbie bobby bonnie brad bradley brandon brandy brenda brendan brent brett brian briana brittany brooke
  bruce bryan bryce caitlin caleb calvin cameron camille candace carl carla carlos carmen carol carole caroline carolyn
  carrie casey cassandra catherine cathy cecilia celia chad charlene charles charlie charlotte chelsea cheryl chester chloe
  chris christian christina christine christopher chuck cindy claire clara clarence claude claudia clayton clifford clint
  clinton clyde cody colin colleen connie connor constance corey cory courtney craig cristina crystal curt curtis cynthia
  daisy dale dan dana daniel danielle danny darlene darrell darren dave david dawn dean deanna deb debbie deborah debra
  delores denise dennis derek derrick desiree destiny devin diana diane dianne diego dolores dominic don donald donna doreen
  doris dorothy doug douglas duane dustin dwayne dwight dylan earl ed eddie edgar edith edna eduardo edward edwin eileen
  elaine eleanor elena eli elijah elisabeth elizabeth ella ellen ellie elmer elsie emily emma eric erica erik erika erin
  ernest esther ethan ethel eugene eva evan evelyn faith fay felicia felix fernando florence floyd frances francis francisco
  frank franklin fred frederick gabriel gabriela gail garrett gary gavin gayle gene geoffrey george gerald geraldine gerard
  gilbert gina ginger glen glenda glenn gloria gordon grace greg gregory gretchen gwen gwendolyn hailey hannah harold harriet
  harry harvey hazel heather hector heidi helen henry herbert herman holly hope howard hugh ian ida ingrid irene iris isaac
  isabel isabella isaiah ivan jack jackie jackson jacob jacqueline jake jamal james jamie jan jane janet janice jared jasmine
  jason javier jay jean jeanette jeanne jeff jeffery jeffrey jen jenna jennifer jenny jeremiah jeremy jermaine jerome jerry
  jess jesse jessica jessie jesus jill jim jimmy jo joan joann joanne jocelyn jodi jody joe joel joey johanna john johnny jon
  jonathan jordan jorge jose joseph josephine josh joshua joy joyce juan juanita judith judy julia julian julie june justin
  kaitlyn karen karina karl karla kate katelyn katherine kathleen kathryn kathy katie katrina kay kayla keith kelly kelsey
  ken kendra kenneth kenny kent kerry kevin kim kimberly kirk kris krista kristen kristin kristina kristine kurt kyle lance
  larry latoya laura lauren laurie lawrence leah lee leo leon leonard leroy leslie lester lewis liam lillian lily linda
  lindsay lindsey lisa lloyd logan lois lonnie lora loretta lori lorraine louis louise lucas lucille lucy luis luke luz lydia
  lynn mabel mackenzie madeline madison malik mandy marc marcia marco marcus margaret margie maria mariah marian marianne
  marie marilyn mario marion marissa marjorie mark marlene marsha marshall martha martin marty marvin mary maryann mason
  mathew matt matthew maureen maurice max maxine megan meghan melanie melinda melissa melvin mercedes meredith michael
  michele michelle miguel mike mildred milton mindy miranda miriam mitch mitchell mohamed mohammed molly monica monique
  morgan myra myrtle nancy naomi natalie natasha nathan nathaniel neil nelson nicholas nick nicole nina noah noel nora norma
  norman olga oliver olivia omar oscar owen paige pam pamela pat patricia patrick patsy patty paul paula pauline pearl pedro
  peggy penny perry pete peter phil philip phillip phyllis rachael rachel rafael ralph ramon randall randy raul ray raymond
  rebecca reggie regina rene renee rex rhonda ricardo rich richard rick ricky riley rita rob robert roberta roberto robin rod
  rodney roger roland ron ronald ronnie rosa rosalie rose rosemary ross roxanne roy ruben ruby russell ruth ryan sabrina sally
  sam samantha samuel sandra sandy sara sarah saul savannah scott sean sergio seth shane shannon sharon shaun shawn sheila
  shelby shelley shelly sheri sherri sherry shirley sidney sierra simon sofia sonia sonya sophia sophie stacey stacy stan
  stanley stella stephanie stephen steve steven stuart sue susan susie suzanne sydney sylvia tamara tami tammy tanya tara
  tasha taylor ted teresa teri terrance terrence terri terry thelma theodore theresa thomas tiffany tim timothy tina todd tom
  tommy toni tonya tony tracey traci tracy travis trevor tricia trisha troy tyler tyrone valerie vanessa vera vernon veronica
  vicki vickie vicky victor victoria vince vincent viola violet virginia vivian wade wallace walt walter wanda warren wayne
  wendy wesley whitney will willard william willie wilma xavier yolanda yvette yvonne zach zachary zoe
  abe ada adele agnes ahmed aisha amir anh anton augie babs bea bette bev bobbi boris brianne bridget carlo carmela
  cece chet chuy clem cleo darla deandre della dina dmitri dom donnie dottie dre edie effie eliza elsa elvira emil
  enrique esme etta evie faisal fatima faye felicity flo fran francine frankie fredo gabe gert gertie gertrude gil
  gino gladys gus hal hank hassan hattie henrietta herb hettie hilda ignacio ike ilya imani ines inez ira irma ivo
  izzy jada jalen jasmin jed jerri josie juanito kayley keisha kev khalid kiera lamar lashonda latisha lena lenny
  leona letty levi lex libby linh lottie lou luca luther madge mae maeve maggie marge margo marlon maude mavis mick
  mickey mikey millie mina minh moe monty muriel nadia nan nando nate ned nell nellie nettie nia nikki nils norm odell
  ollie ophelia otis otto pavel peg penelope percy petra phoebe pierre polly priya quentin rafa raj randi rashad ravi
  rhoda robbie rocco rochelle rolf rory rosalind roz rudy rufus ruthie sadie sal salvatore sanjay shana sheryl sid
  silas stu sven tamika tanisha tariq tatiana teddy tess tessa thad theo tobias tomas tomasz trey trish trudy ursula
  vic viktor vinny vito wendell wes wilbur wilhelmina willa winnie winston yara yolie yuri yusuf zelda zoey
  abel addie andres annabelle ariel artie barney becca bernadette brady burt camilla cassie cecil charley colby
  darryl deana deidre demetrius denny desi dino dolly earle eddy elliot elliott emilio enzo ernie fredrick freida
  gabby georgia geri gerry giovanni greta haley harlan hayden herbie hillary howie ilene imogene irv irving iva
  janelle janine janis jasper jeannie jenn jeri jimbo jimmie jodie johnnie jude judi kacey kaleb kari kasey
  katharine kathi katy keri kimmy lacey lanny laurel laverne lawanda lina linnea liz liza lorenzo louie lucia
  lucinda lula lyle maddie mallory mamie manny manuel marla marybeth mattie meg mel milly mimi minnie missy mitzi
  monte myron nadine nanette noreen orville patti paulette paulina preston priscilla quinn ramona raquel reba reid
  rico ronda roni roslyn russ sammy santiago seamus selena serena sheldon shelia sherman simone sondra spencer
  stefan steph stephan stevie stewart susanna sybil tabitha terence timmy trent vern vinnie virgil wally zach zack
  zane
  adela adriana agustin alba alejandra alfonso alonso alondra amalia amparo anahi andres
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
  yessenia yuridia zacarias zenaida zoila zulma jose josé maría jesús sofia ángel óscar martín mónica joaquín andrés`.split(
    /\s+/,
  ),
);
