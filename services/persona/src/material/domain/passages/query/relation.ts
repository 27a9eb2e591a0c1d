import type { PassageQuery } from '../passage.ts'
import { messageParts } from './message-parts.ts'
import { ownTerms, subjectOf, tellsSubject } from './own-terms.ts'

/**
 * How a message depends on those before it:
 * - `whole`: it can be understood alone
 * - `continuation`: it asks for more on the same, such as `What else?`
 * - `reference`: it means something within the subject of the messages before it, such as `And for children?`
 * - `detail`: it can be understood alone, but the message before it told what it is about
 */
export type Relation = 'whole' | 'continuation' | 'reference' | 'detail'

/** A text whose meaning is searched for, and its part in what is searched. */
interface Meaning {
  text: string
  weight: number
}

/**
 * A message of at most `fewTerms` that is no clause is a reference. So is one of at most `someTerms` with a reference such as `it`,
 * or a beginning such as `and`.
 */
const fewTerms = 2
const someTerms = 5
const references =
  /\b(?:it|its|they|them|their|theirs|this|that|these|those|he|him|his|she|her|one|ones|there|then|same|other|others|else|instead)\b/i
const continues = /^\W*(?:and|but|or|so|then|also|what about|how about|why not|what if)\b/i
/** Words that ask for something further on the same: one more of it, or an example. */
const further = /\b(?:another|more|else|other|different|next|again|further|continue|go on|examples?)\b/i
/** The same in the other languages of the offline model, of which no words of questions are known: all words of a message are its terms. */
const mostTerms = { continues: 9, further: 4 }
const continuesAbroad =
  /^\W*(?:(?:und|aber|oder|et|mais|ou|y|pero|e|ma|mas|и|а|но|или)(?![\p{L}\p{N}'’-])|(?:و|لكن |ماذا عن )(?=\p{L})|那|でも|では|じゃあ)/iu
const furtherAbroad =
  /^\W*(?:(?:bitte )?(?:noch (?:eine?[ns]?|etwas|mehr)|weiter|mehr|andere[rsn]?|encore|(?:une? |d')?autres?|otr[oa]s?|(?:algo |uno |una )?más|ancora|(?:un )?altr[oaie]|un'altra|outr[oa]s?|mais (?:uma?|algo)|ещё|еще|друг(?:ой|ая|ое|ую|ие))(?!\p{L})|再|换|另|还有|别的|更多|もう|他に|ほかに|別の|もっと|(?:أعطني )?(?:واحد |شيء )?(?:المزيد|آخر|أخرى))/iu
/** A question or a request with its own verb and subject. */
const clause =
  /^\W*(?:(?:how|what|why|when|where|which|who)(?:'?s| \p{L}+){0,2} )?(?:can|could|should|must|do|does|did|is|are|was|were|will|would|may) (?:i|you|we|the|an?|my|our|your|people|\p{L}{3,})\b|^\W*(?:give|tell|teach|help|show|plan|explain|write)\b/iu
const asks = /[?？؟]|^\W*(?:(?:and|so|but|ok(?:ay)?|please) )?(?:how|what|why|when|where|which|who)\b/iu

/** The part of a message's own words, when those before it count too. */
const ownWeight = { pronoun: 0.15, reference: 0.6, detail: 0.7 }
/** With such a word and no subject of its own a message means what the one before it told: `How do I tell them apart?`. */
const pronouns = /\b(?:it|they|them|these|those)\b/i
/** A question of no other words: `How long?`. */
export const bareQuestion =
  /^\W*(?:(?:and|but|so|ok(?:ay)?)\W+)?(?:how(?: (?:long|often|much|many|far|soon|big|old))?|why|when|where)(?: then| exactly)?\W*$/i

export function relationOf({ text, earlier }: PassageQuery): Relation {
  const last = earlier.at(-1)
  if (last === undefined) return 'whole'
  const terms = ownTerms(text).length
  const isOfSubject = tellsSubject(text)
  if (furtherAbroad.test(text) && terms <= mostTerms.further) return 'continuation'
  if (continuesAbroad.test(text) && terms <= mostTerms.continues) return 'reference'
  if (further.test(text) && !isOfSubject && terms <= someTerms) return 'continuation'
  const refers = references.test(text) || continues.test(text)
  if (terms <= (refers ? someTerms : fewTerms) && (refers || !isOfSubject || !clause.test(text))) return 'reference'
  const isAsked = asks.test(text) || clause.test(text)
  return isAsked && tellsSubject(last) && !asks.test(last) && !clause.test(last) ? 'detail' : 'whole'
}

/** A comparison with the meanings of all parts takes too long for more. */
const mostParts = 2

/**
 * Returns what is searched for by meaning: the message itself, and its parts when it has several sentences. Each
 * search is for the sum of the meanings of texts; their weights add up to 1.
 */
export function meaningsOf(query: PassageQuery): (readonly Meaning[])[] {
  const { text, earlier } = query
  const relation = relationOf(query)
  if (relation === 'whole') return [text, ...messageParts(text).slice(0, mostParts)].map((each) => [{ text: each, weight: 1 }])
  const before = subjectOf(earlier)
  if (relation === 'continuation') return [[{ text: before, weight: 1 }]]
  const isOnSubject = relation === 'reference' && !tellsSubject(text) && (pronouns.test(text) || bareQuestion.test(text))
  const own = ownWeight[isOnSubject ? 'pronoun' : relation]
  return [
    [
      { text, weight: own },
      { text: `${before} ${text}`, weight: 1 - own },
    ],
  ]
}
