import type { Lens } from '../lenses/lens.ts'
import { capitalized, lowered, paragraph } from '../sentences.ts'

/** Another answer as a revision speaks about it. */
export interface Read {
  name: string
  gist: string
  advice: string
  credit: string
  limit: string
  lens: Lens | undefined
}

/** What the expert keeps of its own answer. */
export interface Keep {
  stand: string
  reason: string
  otherReason: string
  doubt: string
}

type Layout = (first: Read, second: Read | undefined, keep: Keep) => string[]

const acceptsFirst: Layout = (first, second, keep) => [
  paragraph(
    `${first.name}'s point about ${first.gist} is the one I had missed. ${first.credit}`,
    first.advice === keep.stand
      ? 'It leads to the same advice as mine, by another road.'
      : `I accept it and add it to mine: ${first.advice}.`,
  ),
  paragraph(
    second && `I am less convinced by ${second.name}. ${second.limit}`,
    `The core of my first answer stays: ${keep.stand}.`,
    keep.reason,
  ),
]

const objectsFirst: Layout = (first, second, keep) => [
  paragraph(
    second ? `Where I disagree is ${second.gist}, as ${second.name} has it. ${second.limit}` : `One thing first: ${lowered(first.limit)}`,
    keep.reason,
  ),
  paragraph(
    `${first.name}, on the other hand, has a point about ${first.gist}. ${first.credit}`,
    'That belongs in my advice, as a first stage and not in its place.',
    keep.doubt,
  ),
]

const joinsBoth: Layout = (first, second, keep) => [
  paragraph(
    `Having read the others, I find ${first.name}'s point about ${first.gist} the strongest.`,
    first.credit,
    `Where I would not follow is this: ${lowered(first.limit)}`,
  ),
  paragraph(
    `My own advice stays: ${keep.stand}.`,
    keep.otherReason,
    second && `With ${second.name} I share the aim and differ on the order.`,
  ),
]

const corrects: Layout = (first, second, keep) => [
  paragraph(
    `I correct myself on one point. My first answer passed over what ${first.name} says about ${first.gist}, and that was a gap.`,
    first.credit,
  ),
  paragraph(
    second && `${capitalized(second.gist)}, as ${second.name} has it, I would not put first. ${second.limit}`,
    keep.reason,
    `In short: ${keep.stand}, with ${first.name}'s addition.`,
  ),
]

/** Taken by the lens, so that the experts of one discussion differ. */
export const layouts: readonly Layout[] = [acceptsFirst, objectsFirst, joinsBoth, corrects]
