import lists from 'stopword'
import { stopWordsFor } from './stop-words.ts'

const words = (list: string) => list.trim().split(/\s+/)

/** Numbers written as words. */
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

/** The lists of the package `stopword`, by its language names. */
const others =
  'deu fra spa ita por porBr nld rus ukr pol swe dan nob fin tur ara hin zho jpn kor ind ces ron hun ell heb fas vie tha bul hrv slk'.split(
    ' ',
  )

/** Stop words of other languages that are topics in English. */
const subjects = new Set(
  words(
    'care son men sit door face hit die fire dog met war sex store hat dig tie local sale pot ham kit mine gross favor bald pod tag tale dock pan pro bra',
  ),
)

const stopWords = new Set(stopWordsFor('topic'))
for (const language of others) {
  const list = lists[language] ?? []
  for (const word of list) if (!subjects.has(word)) stopWords.add(word.toLowerCase())
}

/** Whether a word in lower case is a stop word in any of 32 languages. */
export const isTopicStopWord = (word: string): boolean => stopWords.has(word)
