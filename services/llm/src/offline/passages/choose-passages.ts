import type { MaterialHint } from '../../chat-model.ts'
import { leastFit } from '../../least-fit.ts'
import { type RuledOut, ruledOutOf } from '../ruled-out/ruled-out.ts'
import { isGiven } from './given.ts'

type Passage = MaterialHint['passages'][number]

/** A further passage answers too when it fits nearly as well as the best one. */
const nearlyBest = 0.07
/** A passage answers in place of one that was ruled out when it fits not much less. */
const inPlace = 0.105
/** From this fit on a passage that was given before is the answer again. */
const againFrom = 0.75
const mostPassages = 3
const mostCharacters = 2_400

interface Wanted {
  ruledOut: readonly RuledOut[]
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
  /** All passages that fit were given before. */
  wereAllGiven: boolean
}

/**
 * Chooses the passages that answer a message: those that fit and have nothing in them that was ruled out. One that was given before answers again when it fits
 * well, or when no other fits; to a message that wants another it does not.
 */
export function choosePassages(passages: readonly Passage[], { ruledOut, givenBefore, wantsAnother, most = mostPassages }: Wanted): Chosen {
  const fitting = passages.filter(({ fit }) => fit >= leastFit).sort((one, other) => other.fit - one.fit)
  const [first] = fitting
  const refused = first && ruledOutOf(first, ruledOut)
  const allowed = fitting.filter((passage) => !ruledOutOf(passage, ruledOut) && (!refused || passage.fit >= first.fit - inPlace))
  const isAgain = (passage: Passage) => !wantsAnother && passage.fit >= againFrom
  const others = allowed.filter((passage) => isAgain(passage) || !isGiven(passage.text, givenBefore))
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
    ruledOut: allowed.length === 0 ? refused : undefined,
    wereAllGiven: allowed.length > 0 && chosen.length === 0,
  }
}
