import lists from 'stopword'

const words = (list: string) => list.trim().split(/\s+/)

/** English words without a subject of their own. Contractions are written without their apostrophe. */
const english = words(`
  a about above across actually after again against ago ah ahead ain all almost alone along already also although always am among an and another any
  anybody anymore anyone anything anyway apart are aren arent around as ask asked asking asks at away back be became because become becomes been before
  began begin behind being believe below beside besides best better between beyond big bit both bring but by call called came can cannot cant case
  certain certainly change clear clearly come comes coming completely could couldnt course current currently day days did didnt different difference do
  does doesnt doing done dont down due during each earlier early either else end enough entire especially etc even ever every everybody everyone
  everything exactly example examples except fact far feel feeling feels felt few finally find finds first five follow for found four from full further
  gave general generally get gets getting give given gives giving go goes going gone gonna good got gotta great had hadnt half hand happen happened
  happening happens hard has hasnt have havent having he hear heard her here hers herself hes him himself his hold how however i id idea if ill im
  important in include included including instead into is isnt it its itself ive just keep keeps kept kind kinda knew know known knows large last late
  lately later least leave left less lest let lets like liked likely likes line list little ll long longer look looked looking looks lot lots made main
  mainly make makes making many matter may maybe me mean means meant might mind mine minute minutes month months more most mostly mr mrs much must my
  myself name named near nearly need needed needs neither never new next nice no nobody none nor normal not nothing now number of off often oh ok okay
  old on once one ones only onto open or order other others otherwise ought our ours ourselves out over own part particular past people perhaps person
  piece place please point possible probably problem problems put quite rather re read ready real really reason reasons recent recently right said same
  saw say saying says second see seem seemed seems seen send sent set several shall she should shouldnt show shown shows side similar simple simply since
  small so some somebody somehow someone something sometimes somewhat somewhere soon sort start started starting starts still stop stuff such suppose
  sure take taken takes taking talk talked talking tell telling ten than thank thanks that thats the their theirs them themselves then there theres
  therefore these they theyre theyve thing things think thinking thinks third this those though thought thoughts three through thus time times tiny to
  today together told tomorrow tonight too took top totally toward towards tried tries true truly try trying turn turned turns two type types under
  unless until up upon us use used useful uses using usual usually ve versus very via wait wanna want wanted wants was wasnt way ways we week weeks well
  went were werent weve what whatever whats when whenever where whereas wherever whether which while who whoever whole whom whose why will wish with
  within without wonder wont word words would wouldnt wrong yeah year years yes yesterday yet you youd youll your youre yours yourself yourselves youve
`)

/** What people write to a persona, whatever the subject. */
const chat = words(`
  advice advise answer answers appreciate assist assistance ai bot chat chatbot chatting cool curious describe details discuss discussion elaborate
  explain explains explanation greetings hello help helped helpful helping helps hey hi hint hints honestly hope info information interested interesting
  kindly love loved message messages opinion opinions persona pls plz question questions quick recommend recommendation recommendations reply respond
  response responses share sorry suggest suggestion suggestions summarise summarize summary thx tip tips topic topics understand understanding
  understood welcome wondering wow write writing written yep yup lol haha hahaha hmm huh omg btw basically beginner beginners step steps guide short
  best worst favorite favourite everyday actual bad badly nowadays morning evening afternoon night hour hours moment keep improve improving able
`)

/** Numbers in words. */
export const numberWords: ReadonlySet<string> = new Set(
  words(`
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty
  fifty sixty seventy eighty ninety hundred thousand million billion dozen oh nought double triple
  null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend
  zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mille
  cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta
  noventa cien ciento mil due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta quaranta cinquanta sessanta settanta ottanta novanta
  cento um dois três quatro cinco sete oito dez vinte trinta sessenta oitenta een twee drie vijf zes zeven negen tien twintig
  ноль один два три четыре пять шесть семь восемь девять десять двадцать тридцать сорок пятьдесят сто тысяча
`),
)

/** Lists of the package stopword, by its names for languages. */
const others =
  'deu fra spa ita por porBr nld rus ukr pol swe dan nob fin tur ara hin zho jpn kor ind ces ron hun ell heb fas vie tha bul hrv slk'.split(
    ' ',
  )

/** Stop words of other languages that carry a subject in English. */
const subjects = new Set(
  words(
    'care son men sit door face hit die fire dog met war sex store hat dig tie local sale pot ham kit mine gross favor bald pod tag tale dock pan pro bra',
  ),
)

const stopWords = new Set([...english, ...chat])
for (const language of others) {
  const list = lists[language] ?? []
  for (const word of list) if (!subjects.has(word)) stopWords.add(word.toLowerCase())
}

/** Returns whether a word in lower case carries no subject. */
export const isStopWord = (word: string): boolean => stopWords.has(word)
