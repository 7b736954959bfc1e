/** Everyday English words that no answer holds: they are spelled right, so repairing them into words of the trade would
 * answer what nobody asked ("love" became "live"). */
export const plainWords: readonly string[] =
  `able above accept across action actor add afraid age agree air airport album
  alive allow alone along already angry animal apple april arm army art aside asleep aunt author award away baby back bacon
  bad bag bake ball balloon band bank bar base basket battle beach bean bear beat beauty beef beer begin behind believe bell
  bend berry best better big bike bill bird birth bite black blame blind block blood blow blue boat body boil bone book boot
  border boring born boss both bottle bowl boy brain brave bread breakfast breathe bridge bright bring brother brown bubble
  burn bus bush busy butter button cake calm camera camp can candle candy capital captain card care carry cash cat catch
  cause celebrate century chain chair chance chase chat cheese chest chicken chief child children choose church circle class
  clear clever climb clock cloud coach coast coat coffee coin college comb comic common compare cook cookie copy corn corner
  cotton cough count couple course court cousin cow cream crime crowd cruel cry culture cup dad dance dark date dead deaf
  dear death debt deep deer degree dentist desert desk diet dinner dish dive doctor dog doll dream dress drink drive drop
  drum duck dust each eagle ear early earth east easy eat edge egg eight elect elephant empty engine english enjoy enough
  essay every evil exam example excited exercise explore eye face fact fail fair fairy faith fall fame farm fashion father
  favor fear feed feel field fifth fight fill film final fine finger fish fit five flag flower fly fog follow food fool foot
  force forest fork four fox free fresh friday friend frog fruit fuel full fun funny game garden gas gate gift girl give
  glad glass glove goal goat gold golf good grape grass gray great green grow guess guest guide guitar gun guy habit hair
  half hand handle happy hard hat hate have head health hear heart heaven heavy heir hello help hero hide hike hill history
  hit hobby hold hole holy honey hope horse hospital host hotel hour human hunt hurry hurt husband ice idea ill image
  imagine inch insect iron island jacket jail jam joke joy judge juice jump jungle just keep key kick kid kill kind king
  kiss kite knee knife knight lady lake lamb lamp land language large late laugh law lawyer lazy leaf learn leather left leg
  lemon lend less lesson letter library lie life lift light lion lip list listen little live liver load lock lonely look
  lose lost loud love luck lunch magic magnet map march mark market marry mask mass match math meal mean meat medal meet
  melt member memory mess metal middle milk million mind mine minute mirror miss mix model mom monday money monkey month
  moon mother mountain mouse mouth movie mud muscle museum music myth nail name nation nature near neck need nest never news
  nice night nine noise noon north nose novel nurse ocean office oil old olive once onion orange order other oven owl owner
  page pain pair palace pale pan pants paper parade pardon parent park party pass past path patient peace peach pear pen
  pencil people pepper person pet phone photo piano pick picnic pie pig pilot pink pizza place plane planet plant plate play
  please plus poem poet poison police polite pool poor pope pork potato pour power praise pray president pretty prince
  print prison problem proud puzzle queen quick quiet quiz rabbit race radio rain ram rat raw reach read ready real reason
  red rest rice rich ride right ring river road rock rocket role root rope rose rough round royal rule run sad safe sail
  salad sale salt same sand save say school science score sea seat second secret seed sell send sense seven shadow shake
  shape share sharp sheep shine ship shirt shoe shoot short shout show sick side sign silk silly silver sing sister six
  skill skin skirt sky sleep slow smart smell smile smoke snack snake snow soap soccer sock soft soil soldier solve son song
  soon sore soul soup sour south space speak special speed spell spend spice spider spin spirit spoon sport spot square
  stage stamp stand star start state station stay steak steal steam steel steps stick still stock stomach stone story
  strange street strict strong study sugar suit sun supper sure surf swamp sweet swim sword table tail tale talk tall tank
  tape task taste tax taxi tea teach teacher team tear teeth tell ten tennis tent test text thank theater thick thief thin
  think third thousand thread three throat throw thumb ticket tie tiger tight time tiny tire tired toast today toe together
  tomato tone tongue tonight tool tooth topic total touch tour towel tower town toy trade trail train travel treasure tree
  trick trip trouble truck true trust truth try tune turkey turn turtle twelve twenty twin two ugly uncle under uniform
  union universe upset useful vacation valley van vegetable very video view village violin virus visit voice vote wage wait
  wake walk want war warm wash watch water wave weak weapon wear wedding week weight west wet whale wheat wheel while white
  whole wife wild win wine wing winner wise wish witch wolf woman women wonder wood wool word world worry worth wound write
  wrong yard yellow yesterday young zebra zero zone`.split(/\s+/);
