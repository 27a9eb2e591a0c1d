import type { Language } from '@rostra/text/languages/languages'
import type { PassageQuery } from '../passage.ts'
import { languageWithin } from '../terms.ts'
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
  /^[^\p{L}\p{N}]*(?:(?:und|aber|oder|et|mais|ou|y|pero|e|ma|mas|и|а|но|или|و|اما)(?![\p{L}\p{N}'’-])|و(?=ال|لل|ما|من|عن|في|هل|كم|كيف|متى|أين|لماذا|ماذا|إذا|بعد|قبل)|لكن |ماذا عن |那|でも|では|じゃあ)/iu
const furtherAbroad =
  /^[^\p{L}\p{N}]*(?:(?:bitte )?(?:noch (?:eine?[ns]?|etwas|mehr)|weiter|mehr|andere[rsn]?|encore|(?:une? |d')?autres?|otr[oa]s?|(?:algo |uno |una )?más|ancora|(?:un )?altr[oaie]|un'altra|outr[oa]s?|mais (?:uma?|algo)|ещё|еще|друг(?:ой|ая|ое|ую|ие))(?!\p{L})|再[来來给給说說讲講举舉多一]|[换換](?:一?[个個种種])|另[外一]|[还還]有(?:吗|嗎|呢|别的|別的|什么|什麼)|[别別]的|更多|もう|他に|ほかに|別の|もっと|(?:أعطني )?(?:واحد |شيء )?(?:المزيد|آخر|أخرى))/iu
/** Beginnings that are words of other languages too. */
const continuesIn: Readonly<Partial<Record<Language, RegExp>>> = {
  nl: /^\W*(?:en|maar|of)\b/i,
  sv: /^\W*(?:och|men)\b/i,
  da: /^\W*(?:og|men)\b/i,
  nb: /^\W*(?:og|men)\b/i,
  fi: /^\W*(?:entä|ja|mutta)\b/i,
  pl: /^\W*(?:a|i|ale)\b/i,
  cs: /^\W*(?:a|ale)\b/i,
  hu: /^\W*(?:és|de)(?!\p{L})/iu,
  tr: /^\W*(?:peki|ve|ya)\b/i,
  uk: /^(?:[іа]|та|але)(?!\p{L})/iu,
  el: /^(?:και|αλλά)(?!\p{L})/iu,
  he: /^ו(?=מה|כמה|מתי|איך|איפה|למה|האם|אם|עם|ל)/u,
  hi: /^(?:और|लेकिन)(?![\p{L}\p{M}])/u,
  th: /^แล้ว/u,
  ko: /^(?:그럼|그러면|그리고|그런데)/u,
  vi: /^(?:thế|còn|vậy)(?!\p{L})/iu,
  id: /^\W*(?:lalu|dan|tapi|kalau)\b/i,
}

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
  const { language } = languageWithin(text, last)
  const continuesThere = continuesAbroad.test(text) || (language && continuesIn[language]?.test(text))
  if (continuesThere && terms <= mostTerms.continues) return 'reference'
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
