import { exactWords } from '@rostra/text/exact-words'
import { languageOf } from '@rostra/text/languages/language-of'
import { lightStemOf } from '@rostra/text/stem'
import { stopWordsFor } from '@rostra/text/stop-words/stop-words'

/** The content of a position, for a comparison. */
export interface Claims {
  /** Stems of asserted words. */
  asserted: ReadonlySet<string>
  /** Stems of words that are negated, ranked lower, or a condition against the position. */
  negated: ReadonlySet<string>
  /** Stems of asserted words that have an opposite, such as 'more'. */
  sides: ReadonlySet<string>
  /** Numbers, as digits. */
  numbers: ReadonlySet<string>
  /** Whether the text is English, in which negation is recognised. */
  isEnglish: boolean
}

const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean))

/** Words without content of their own. */
const functionWords = stopWordsFor('position')

/** Words that negate the rest of the clause. */
const negators = words(`
  not no never none neither nor cannot without avoid avoiding avoids against refuse refuses reject rejects rejecting oppose opposes stop
  stops quit unless except rarely seldom hardly barely instead over than before until unlike despite skip skips resist
  isnt arent wasnt werent dont doesnt didnt wont wouldnt shouldnt cant couldnt mustnt neednt hasnt havent
`)

/** Pairs of opposites: a position with one word contradicts a position with the other. */
const opposites = new Map(
  `buy sell|buy rent|more less|more fewer|increase decrease|increase reduce|raise lower|raise cut|rise fall|start stop|begin end|stay leave|
   stay move|keep change|keep drop|accept decline|accept refuse|allow ban|allow forbid|yes no|early late|earlier later|before after|fast slow|
   quick slow|high low|large small|big small|long short|open closed|public private|hire fire|save spend|give take|join leave|same different|
   always sometimes|together alone|morning evening|agree disagree|trust distrust|like dislike|support oppose|win lose|safe risky|safe dangerous|
   cheap expensive|strict lenient|remote office|online offline|old new|first last|centralize decentralize|regulate deregulate|invest divest`
    .split('|')
    .flatMap((pair) => {
      const [one = '', other = ''] = pair.trim().split(' ')
      return [[lightStemOf(one), lightStemOf(other)] as const, [lightStemOf(other), lightStemOf(one)] as const]
    })
    .reduce((map, [one, other]) => map.set(one, [...(map.get(one) ?? []), other]), new Map<string, string[]>()),
)

const numberWords = new Map(
  'zero two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, index) => [word, String(index && index + 1)]),
)

/** Returns the asserted and the negated words of a position. */
export function claimsOf(position: string): Claims {
  const asserted = new Set<string>()
  const negated = new Set<string>()
  const sides = new Set<string>()
  const numbers = new Set<string>()
  const text = position.normalize('NFKC').toLowerCase().replace(/['’ʼ]/g, '')
  for (const clause of text.split(/[,;:.!?()–—]+|\b(?:but|and)\b/u)) {
    let isNegated = false
    for (const word of exactWords(clause)) {
      const number = numberWords.get(word) ?? (/\p{N}/u.test(word) ? word : undefined)
      if (!isNegated && opposites.has(lightStemOf(word))) sides.add(lightStemOf(word))
      if (number) numbers.add(number)
      else if (negators.has(word)) isNegated = word === 'than' || !isNegated
      else if (!functionWords.has(word) && word.length > 1) (isNegated ? negated : asserted).add(lightStemOf(word))
    }
  }
  return { asserted, negated, sides, numbers, isEnglish: languageOf(position) === 'en' }
}

/** Whether one side asserts what the other negates, or its opposite. */
export const contradict = (one: Claims, other: Claims): boolean => denies(one, other) || denies(other, one)

const denies = (one: Claims, other: Claims): boolean =>
  [...one.asserted].some((word) => other.negated.has(word)) ||
  [...one.sides].some((word) => !other.sides.has(word) && opposites.get(word)?.some((opposite) => other.sides.has(opposite)))
