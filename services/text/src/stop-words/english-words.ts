/**
 * English stop words, each once, by the uses in which they are ignored. Contractions are listed without their apostrophe, and as their
 * parts.
 */
export const englishWords: readonly { uses: string; words: string }[] = [
  {
    uses: 'search question inbox position story topic',
    words: `
      a an and are as at be but by for from i if in into is it its me my of on or so that the their them they this to was with you your
    `,
  },
  {
    uses: 'question inbox position story topic',
    words: `
      about also am any been can could did do does done get had has have having he her here him his how just let may might must need our she
      should some then there these those us want we were what when where which who whom whose why will would
    `,
  },
  { uses: 'search question inbox story topic', words: 'no not' },
  {
    uses: 'inbox position story topic',
    words: 'all because every make many more most much now one only out say too up very way whether while',
  },
  { uses: 'question inbox story topic', words: 'anyone anything doing else give got know like someone something tell than' },
  { uses: 'question position story topic', words: 'being really shall think' },
  { uses: 'position story topic', words: 'although always both each first go good off often onto own quite since thing though' },
  { uses: 'inbox story topic', words: 'anybody either ever maybe mine other still such today use well yours' },
  { uses: 'question story topic', words: 'aren hers ll mean ours re show ve' },
  { uses: 'question inbox topic', words: 'please' },
  {
    uses: 'story topic',
    words: `
      above after again against almost along among another around ask asked asking asks away back before behind below beside besides between call
      called came cannot come comes down enough everybody everyone everything far few find found further gave gets given gives goes going gone
      half herself himself however instead itself keep kept known last later least less likely little long look made makes making means myself
      near needs neither never new next nobody none nor nothing once others otherwise ourselves over people perhaps person put rather said same
      saw says second see seen shown shows somebody sometimes soon take taken takes theirs themselves therefore things through thus together took
      toward towards two under until upon used using ways week went whatever whole within without word words write written yes yesterday yet
      yourself
    `,
  },
  { uses: 'inbox topic', words: 'hello help hey hi kind ok okay thank thanks try' },
  {
    uses: 'question topic',
    words: `
      actually arent cant couldnt didnt doesnt dont hadnt hasnt havent isnt shouldnt thats theres theyre theyve wasnt werent weve wont wouldnt youd youll youve describe exactly explain id im ive whats youre
    `,
  },
  { uses: 'position topic', words: 'believe best better generally ones ought right sure usually' },
  { uses: 'question story', words: 'd didn doesn don isn m s t wasn' },
  {
    uses: 'topic',
    words: `
      able across actual advice advise afternoon ago ah ahead ai ain alone already answer answers anymore anyway apart appreciate assist
      assistance bad badly basically became become becomes began begin beginner beginners beyond big bit bot bring btw case certain certainly
      change chat chatbot chatting clear clearly coming completely cool course curious current currently day days details difference
      different discuss discussion due during earlier early elaborate end entire especially etc even evening everyday example examples
      except explains explanation fact favorite favourite feel feeling feels felt finally finds five follow four full general getting giving gonna
      gotta great greetings guide haha hahaha hand happen happened happening happens hard hear heard helped helpful helping
      helps hes hint hints hmm hold honestly hope hour hours huh idea ill important improve improving include included including info information
      interested interesting keeps kinda kindly knew knows large late lately leave left lest lets liked likes line list lol longer looked
      looking looks lot lots love loved main mainly matter meant message messages mind minute minutes moment month months morning mostly mr mrs
      name named nearly needed nice night normal nowadays number oh old omg open opinion opinions order part particular past persona piece place
      pls plz point possible probably problem problems question questions quick read ready real reason reasons recent recently recommend
      recommendation recommendations reply respond response responses saying seem seemed seems send sent set several share short side
      similar simple simply small somehow somewhat somewhere sorry sort start started starting starts step steps stop stuff suggest suggestion
      suggestions summarise summarize summary suppose taking talk talked talking telling ten thinking thinks third
      thought thoughts three thx time times tiny tip tips told tomorrow tonight top topic topics totally tried tries true truly trying turn turned
      turns type types understand understanding understood unless useful uses usual versus via wait wanna wanted wants weeks welcome
      whenever whereas wherever whoever wish wonder wondering worst wow writing wrong yeah year years yep yourselves
      yup
    `,
  },
  { uses: 'story', words: 'article couldn hasn haven indeed news newspaper paper shouldn stories story till weren won wouldn' },
]
