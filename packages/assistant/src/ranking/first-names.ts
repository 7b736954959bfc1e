/** Common first names of the United States and of Latin America, lower case: the Social Security Administration's lists of 1930 to 2010, shortened. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abby abe abel abigail ada adam addie adela adele adrian adriana agnes agustin ahmad ahmed aidan aiden aileen
  aimee aisha aisling alan alana alba albert alberto alec alejandra alejandro aleksandr alex alexa alexander alexandra
  alexandria alexei alexis alfonso alfred alfreda ali alice alicia alina alisha alison alistair aliyah allan allen
  allie allison alma alondra alonso alonzo alvin alyssa amalia amanda amari amaya amber amelia amina amir amit amos
  amparo amy ana anahi anders andre andrea andreas andres andrés andrew andy angel ángel angela angelica angelina
  angelita angelo angie anh anika anita anjali ann anna annabelle anne annelise annette annie annika annmarie ansel
  anthony anton antonio anya aoife april araceli ariana ariel arjun arlene armando armani arnav arnold arnulfo artem
  arthur artie arturo arvid asha ashlee ashley ashton asif astrid athena aubrey audrey augie august aurora austin ava ayesha
  aylin azalea babs bao barb barbara barney barrett barry bea beatrice beatrix beatriz becca becky belen bella ben
  benito benjamin benny bernadette bernard bernardo bernice bert bertha bessie beth bethany betsy bette bettina betty
  bev beverly bianca bill billie billy bjorn blake blanca bob bobbi bobbie bobby bogdan bolivar bonnie boris brad
  braden bradley brady brandon brandy braxton brayden brenda brendan brenna brent brett brian briana brianna brianne
  bríd bridget bridgette brigid britney britta brittany brittney brock brody brooke bruce bryan bryce brynn bud burt byron
  caitlin caleb callie callum calvin cameron camila camilla camille candace caoimhe carl carla carlo carlos carlota
  carly carmela carmelo carmen carmine carol carole carolina caroline carolyn carrie carson casey cassandra cassidy
  cassie catalina catherine cathleen cathy cece cecil cecilia cedric celia cesar chad chandra chanel chantal charlene
  charles charley charlie charlotte chayo chela chelsea chelsey cheryl chester chet chiara chidi chloe chris christa
  christian christie christina christine christopher christy chuck chuy ciara ciaran cindy claire clara clarence
  clarissa claude claudette claudia claudio clay clayton clem clement cleo clifford clint clinton clyde cody colby colette
  colin colleen colton concepcion conner connie connor conrad constance consuelo cordelia corey corinne cornelius
  cortney cory courtney craig cristian cristina cristobal crystal curt curtis cynthia daisy dale dalia damaris damian
  damien damon dan dana daniel daniela danielle danny dante daphne daria dario darius darla darlene darnell darrell
  darren darryl daryl dasha dashiell dave david dawn dayana dayna dean deana deandre deanna deb debbie deborah debra
  declan deena deepak deidre deirdre delfina delia della delores demetrius denise denisse dennis denny denver derek
  derrick desi desiree desmond destiny devin devon diana diane dianne diego dimitri dina dino dion dionne dmitri
  dmitry dolly dolores dom dominic dominique don donald donna donnie donovan doreen dorian doris dorothy dottie doug
  douglas dre duane dulce dustin dwayne dwight dylan eamon earl earle ed eddie eddy edgar edgardo edie edith edna
  eduard eduardo edward edwin effie efrain efraín eileen eladio elaine elba eleanor elena eli eliana eliane elias
  elijah elisa elisabeth elise eliza elizabeth ella ellen elliana ellie elliot elliott elmer eloise elsa elsie
  elvira elvis emanuel emerson emery emil emilia emiliano emilio emily emma emmanuel emmett enid enrique enzo eoin
  ephraim erasmo eric erica erik erika erin ernest ernesto ernie errol esme esmeralda esperanza esteban estela estelle
  ester esther estrella ethan ethel etta eugene eugenia eusebio eva evan evelio evelyn evie ezekiel ezra fabian
  fabiola faisal faith farah farid fatima fatou fay faye federico felicia felicity felix fermin fernanda fernando
  fidel filiberto fiona fletcher flo flor florence floyd fortunato fran frances francesca francesco francine francis
  francisco franco frank frankie franklin fred frederick fredo fredrick freida fritz gabby gabe gabriel gabriela
  gabrielle gail gareth garrett gary gavin gayle genaro gene genevieve geoffrey george georgia georgina gerald
  geraldine gerard gerardo gerda geri german gerry gert gertie gertrude gian gil gilbert gilberto gillian gina ginger
  gino giorgio giovanni gisela giselle giuseppe gladys glen glenda glenn gloria gonzalo gordon grace graciela graham
  greg gregorio gregory greta gretchen griffin griselda guadalupe guillermina guillermo gunnar gunther gus gustavo
  gwen gwendolyn gwyneth hailey hal haley hamza hạnh hank hannah hans harjit harlan harley harmony harold harriet
  harrison harry harvey hassan hattie hayden hayley hazel heath heather hector hedwig heidi helen helga henrietta
  henry herb herbert herbie heriberto herman hernan hettie hilary hilda hillary hiroshi holly hope horace hortensia
  howard howie hubert hugh hugo humberto humphrey husain hussein hyun ian ibrahim ida ignacio ike ilene ilya iman
  imani imogene imran indira ines inés inez inga ingeborg ingrid ira irene irina iris irma irv irving irwin isaac
  isabel isabella isabelle isaiah isaias isidro isla ismael itzel iva ivan ivana ivette ivo ivy izzy jacinda
  jacinto jack jackie jackson jacob jacqueline jacques jada jaden jagdeep jaiden jaime jake jalen jamaal jamal james
  jameson jamie jan janae jane janelle janet janice janine janis jaqueline jared jarrod jarvis jasleen jasmin jasmine
  jason jasper javier jaxon jay jayden jayla jaylen jayne jayson jazmin jean jean-baptiste jeanette jeanne jeannie jed
  jedidiah jeff jeffery jeffrey jelani jemima jen jenn jenna jennifer jenny jens jeremiah jeremias jeremy jeri
  jermaine jeroen jerome jeronimo jerri jerry jesenia jess jesse jessica jessie jesus jesús jianhong jill jim jimbo
  jimena jimmie jimmy jin jo joan joann joanne joaquin joaquín jocelyn jodi jodie jody joe joel joey johan johann
  johanna johannes john johnathan johnnie johnny jolene jon jonah jonas jonathan jordan jorge jose josé josefa
  josefina joseph josephina josephine josh joshua josiah josie jovan jovita joy joyce juan juana juancho juanita
  juanito jude judi judith judy julia julian juliana julie juliet julieta julio julius june jürgen justin justina
  kacey kaden kai kaitlyn kaleb kamal kamala kamil kara kareem karen kari karim karin karina karl karla kasey kasia
  katarina katarzyna kate katelyn katerina katharine katherine kathi kathleen kathryn kathy katie katja katrina katy
  katya kay kaya kayden kayla kayley keegan keisha keith kelly kelsey kelvin ken kendall kendra kendrick kenneth kenny
  kent kenya keri kermit kerry kev kevin kevon khadija khalid khalil kian kiana kiara kiera kieran kim kimberly kimmy
  kirk kofi konstantin kris krish krishna krista kristen kristian kristie kristin kristina kristine kristofer
  kristopher kristy krzysztof kshama kunal kurt kwame kyla kyle kyra lacey lakeisha lakshmi lamar lana lance lanny
  lara larissa larry lars lashonda latisha latoya laura laurel lauren laurie laverne lawanda lawrence layla lazaro
  leah leandro lee leif leila lela lena lenny lenore leo leon leona leonard leonardo leonel leonor leopold leroy
  lesley leslie lester leticia letty levi lewis lex liam liang libby lidia lila lilia lilian liliana lillian lilly
  lily lina linda lindsay lindsey linh linnea lionel lisa lisandro livia liz liza lizbeth lloyd logan lois lola lonnie
  lora lorelei lorena lorenza lorenzo loretta lori lorna lorraine lottie lou louella louie louis louisa louise lourdes
  luc luca lucas lucero lucia lucía lucille lucinda lucio lucy luigi luis luisa lukas lukasz luke lula lupe lupita
  luther luz lydia lyla lyle lynda lynette lynn mabel mackenzie maddie maddox madeleine madeline madelyn madge madison
  mae maeve magdalena maggie mahmoud maja malachi malcolm malik mallory mamie mandeep mandy manny manolo manon manuel
  manuela marc marcel marcela marcelino marcella marcello marcelo marcia marcy marco marcus marek margaret margarita marge
  margie margo maria maría mariah mariam marian mariana marianne maribel maricela marie marika marilyn marina
  mario marion marisa marisela marisol marissa maritza marius marjorie mark marla marlene marley marlon marsha
  marshall marta martha martin martín marty marvin mary maryam maryann marybeth mason mateo mateusz mathew mathilda
  mathis matias matilda matt matthew mattias mattie maude maura maureen maurice mauricio mavis max maximilian maximo
  maximus maxine maxwell maya mckayla mckenzie meg megan meghan mehmet mei mel melanie melba melinda melissa melody
  melvin mercedes mercy meredith micah michael michaela michal michele michelle mick mickey miguel mikael mikaela mike
  mikey mikhail mila milagros milan mildred milena millie milly milo milton mimi mina mindy minerva minh minnie mira
  miranda mireya miriam missy mitch mitchell mitzi modesto moe mohamed mohammad mohammed mohan moira moises molly
  monica mónica monika monique monserrat monte monty morgan moses muhammad muriel myles myra myrna myron myrtle nadia
  nadine nadja nan nancy nando nanette naomi natalia natalie natasha nate nathan nathaniel nayeli neal ned neha neil
  nelida nell nellie nelson nereida nestor nettie nevaeh ngoc ngozi nguyen nia niamh nicholas nick nicola nicolas
  nicole nigel nikhil nikki niko nikola nikolai nilda nils nina nisha noah noel noelia noelle noemi noemí nolan nora
  norbert norberto noreen norm norma norman nyla octavio odalis odell ofelia oisin oksana ola olaf oleg olena olga
  oliver olivia ollie olu omar ophelia oran orla orlando orville oscar óscar osman osvaldo oswald oswaldo otis otto
  owen pablo paco padraig paige paloma pam pamela paola parker parveen pascal pasquale pat patrice patricia patricio
  patrick patsy patti patty paul paula paulette paulina pauline pavel pawel paz pearl pearlie pedro peg peggy penelope
  penny percy perla perry pete peter petr petra petros phil philip phillip phoebe phyllis pierre pilar piotr polly
  porfirio prakash pranav prem preston primitivo priscilla priya prudence quentin quincy quinn quynh rachael rachel
  rachelle rafa rafael rafal raheem rahul raina raj rajesh rajiv ralph ramesh ramiro ramon ramón ramona randall randi
  randy rania raphael raquel rashad rasheed raul raúl ravi ravindra ray raymond reba rebeca rebecca rebekah reggie
  regina reginald reid reina rekha renata rene renee reuben rex reyna reynaldo rhea rhiannon rhoda rhonda ricardo rich
  richard rick ricky rico rigoberto riley rita rob robbie robert roberta roberto robin rocco rochelle rocio rocío rod
  roderick rodney rodolfo rodrigo rogelio roger rohan roland rolando rolf romain roman romeo romulo ron ronald ronda
  roni ronnie rory rosa rosalba rosalie rosalind rosanna rosario roscoe rose rosemary rosetta rosie roslyn ross rowan
  rowena roxana roxanne roy roz ruben ruby rudy rufino rufus rupert russ russell ruth ruthie ryan saanvi sabine
  sabrina sadie saeed safiya saki sal sally salvador salvatore sam samantha samara samir samira sammy samuel sandeep
  sandra sandy sangita sanjana sanjay santiago santos saoirse sara sarah sarita sasha saul savannah scarlett scott
  seamus sean sebastian selena selma serena serge sergei sergey sergio seth shaina shakira shana shane shanice shanna
  shannon shantel shari sharif sharlene sharon shaun shauna shawn shawna sheena sheila shelby sheldon shelia shelley
  shelly sheree sheri sherman sherri sherry sheryl shirley shivani shlomo shreya sid siddharth sidney siegfried sienna
  sierra sigrid silas silke silvia simon simona simone sinead siobhan siti skylar skyler socorro sofia sofía sofie
  solange soledad solomon sondra sonia sonja sonya sophia sophie soren spencer stacey stacy stan stanislaw stanley
  stefan stefania stefanie stella steph stephan stephanie stephen steve steven stevie stewart stu stuart sue sumit
  sunil sunita suresh susan susana susanna susie suzanne sven svetlana sybil sybille sydney sylvester sylvia tabitha
  tadeusz tahir takeshi talia tamara tameka tami tamika tammy tania tanisha tanya tara tariq tasha tatiana tatum
  tatyana taylor tayshaun ted teddy teodora teofilo terence teresa teri terrance terrell terrence terri terry tess
  tessa thad thaddeus thanh thea thelma theo theodora theodore theresa theresia thierry thomas thora thuy tiana
  tiffany tim timmy timothy tina tito tobias tobin toby todd tom tomas tomás tomasina tomasz tommy toni tonia tony
  tonya tracey traci tracy trang travis trent trenton trevor trey tricia trina trinh trish trisha tristan troy trudy
  trung tuan tyler tyra tyree tyrell tyrese tyrone tyson ulises ulrich ulrike uma umar ursula usha valentin valentina
  valentino valeria valerie vance vanessa vaughn velma venkat vera vern verna vernon veronica veronika vic vicente
  vicki vickie vicky victor victoria vidal vijay vikram viktor vilma vince vincent vinnie vinny viola violet virgil
  virginia vito vivek vivian vlad vladimir wade waleed wallace wally walt walter wanda warren wayne weiming wendell
  wendy werner wes wesley whitney wilber wilbur wilfred wilfredo wilhelmina will willa willard william willie wilma
  wilmer wilson winifred winnie winston wojciech xander xavier xiao ximena xiomara yadira yael yana yanet yara yasmin
  yasmine yesenia yessenia yevgeny yoko yolanda yolie yosef youssef yuki yulia yuri yuridia yusuf yvette yvonne
  zacarias zach zachariah zachary zack zahra zainab zane zara zeke zelda zenaida zhang zion zoe zoey zoila zoltan zora
  zulma zuri`.split(/\s+/),
);
