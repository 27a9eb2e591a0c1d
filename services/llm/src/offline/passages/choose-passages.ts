import type { MaterialHint } from '../../chat-model.ts'
import { leastFit } from '../../least-fit.ts'
import { contains, isLeftOut, type RuledOut, ruledOutOf, vouchesFor, withoutSentencesOn } from '../ruled-out/in-passages.ts'
import { isGiven } from './given.ts'

type Passage = MaterialHint['passages'][number]

/** A further passage answers too when it fits nearly as well as the best one. */
const nearlyBest = 0.07
/**
 * A passage answers in place of one that was ruled out when it fits not much less. In place of one with a food that the person never
 * eats, one that does not say that it leaves the food out must fit as well: else it answers another question.
 */
const inPlace = { usual: 0.105, neverEaten: 0.02 }
/** A passage that was given before is the answer again from this fit on, or when it fits so much better than each other one. */
const againFrom = 0.75
const clearlyBetter = 0.02
const mostPassages = 3
const mostCharacters = 2_400

interface Wanted {
  ruledOut: readonly RuledOut[]
  /** What the message asks for although it was ruled out: only a passage that says that it leaves it out answers. */
  askedFor?: RuledOut | undefined
  /** The foods that the message wants something made of. A passage without them answers only when none has them. */
  foods?: ReadonlySet<string>
  /** The answers so far. */
  givenBefore: string
  wantsAnother: boolean
  /** The most passages of an answer. */
  most?: number | undefined
}

export interface Chosen {
  passages: readonly Passage[]
  /** What kept all passages that fit from being given. */
  ruledOut: RuledOut | undefined
  /** The headings of the first passages that fit and have nothing in them that was ruled out. */
  permitted: readonly string[]
  /** All passages that fit were given before. */
  wereAllGiven: boolean
}

/**
 * Chooses the passages that answer a message: those that fit and have nothing in them that was ruled out. One that was given before
 * answers again when it fits well or clearly best, or when no other fits; to a message that wants another it does not.
 */
export function choosePassages(
  given: readonly Passage[],
  { ruledOut, askedFor, foods, givenBefore, wantsAnother, most = mostPassages }: Wanted,
): Chosen {
  const passages = given.map((passage) => withoutSentencesOn(passage, ruledOut))
  const fitting = passages.filter(({ fit }) => fit >= leastFit).sort((one, other) => other.fit - one.fit)
  const [first] = fitting
  const refused = first && ruledOutOf(first, ruledOut)
  const permitted = fitting.filter((passage) => !ruledOutOf(passage, ruledOut) && (!askedFor || vouchesFor(passage, askedFor)))
  const asked = foods ? permitted.filter(({ heading, text }) => contains(`${heading} ${text}`, foods)) : []
  const isInPlace = ({ heading, fit }: Passage) =>
    !refused || first.fit - fit < inPlace[refused.how === 'never' && !isLeftOut(heading, refused) ? 'neverEaten' : 'usual']
  const allowed = (asked.length > 0 ? asked : permitted).filter(isInPlace)
  const news = allowed.filter(({ text }) => !isGiven(text, givenBefore))
  const again = Math.min(againFrom, (news[0]?.fit ?? 1) + clearlyBetter)
  const others = wantsAnother ? news : allowed.filter((passage) => news.includes(passage) || passage.fit >= again)
  const fresh = others.length > 0 || wantsAnother ? others : allowed
  const best = fresh[0]?.fit ?? 0
  const chosen: Passage[] = []
  let length = 0
  for (const passage of fresh.slice(0, most)) {
    length += passage.text.length
    if (chosen.length > 0 && (passage.fit < best - nearlyBest || length > mostCharacters)) break
    chosen.push(passage)
  }
  return {
    passages: chosen,
    ruledOut: allowed.length === 0 ? (refused ?? askedFor) : undefined,
    permitted: permitted.slice(0, mostPassages).flatMap(({ heading }) => heading.split(' › ').at(-1) || []),
    wereAllGiven: allowed.length > 0 && chosen.length === 0,
  }
}
