import type { ChatRequest } from '../../chat-model.ts'
import { type Character, characterOf } from '../character.ts'
import { hash } from '../language/seeded-random.ts'
import { createLeakCheck } from '../prompt-leaks.ts'
import type { Lens } from './lenses/lens.ts'
import { lenses } from './lenses/lenses.ts'

/** How an expert of a discussion argues. */
export interface Expert {
  character: Character
  /** How the expert looks at every question. */
  lens: Lens
  /** The place of the lens in the list: different lenses get different layouts and sentences. */
  lensIndex: number
  /** The lens that fits second best; lends an argument. */
  secondLens: Lens
  /** 0 or 1, from the description: experts with one lens and different descriptions seldom use the same sentences. */
  variant: number
  /** A number of this expert and question, the same in each of its requests. */
  seed: number
  /** Whether a sentence quotes the private guidelines. */
  leaks: (sentence: string) => boolean
}

/** How often a word of the description, the topics and the guidelines counts. The guidelines are long, so their share is limited. */
const ABOUT_WEIGHT = 4
const TOPIC_WEIGHT = 2
const MAX_GUIDELINE_SCORE = 5

export function expertOf(request: ChatRequest, question: string, guidelines: string): Expert {
  const about = request.hints?.about ?? ''
  const topics = (request.hints?.topics ?? []).join('. ')
  const tie = hash(about || guidelines)
  const scored = lenses
    .map((lens, i) => ({
      lens,
      score:
        ABOUT_WEIGHT * matches(lens, about) +
        TOPIC_WEIGHT * matches(lens, topics) +
        Math.min(MAX_GUIDELINE_SCORE, matches(lens, guidelines)),
      tie: (tie + i * 7) % lenses.length,
    }))
    .sort((a, b) => b.score - a.score || a.tie - b.tie)
  const [first, second] = scored
  if (!first || !second) throw new RangeError('There are no lenses')
  return {
    character: characterOf({ ...request, system: guidelines || request.system }),
    lens: first.lens,
    lensIndex: lenses.indexOf(first.lens),
    secondLens: second.lens,
    variant: (hash(about || guidelines) >>> 7) % 2,
    seed: hash(JSON.stringify([request.hints?.name ?? '', about, question])),
    leaks: createLeakCheck(`${guidelines}\n${request.system}`, `${about}\n${question}`),
  }
}

/** Number of different words of the text that are signs of the lens. */
function matches(lens: Lens, text: string): number {
  return new Set((text.match(lens.signs) ?? []).map((word) => word.toLowerCase())).size
}
