import { pick } from '../personas/generate-personas.ts'
import type { IndexablePersona } from './engine.ts'
import { withLetterMissing } from './search-kinds.ts'

/** Ways in which a person who knows a persona searches for it. */
export const knownItemQueries = {
  'its name': ({ name }) => name,
  'the beginning of its name': ({ name }) => name.slice(0, -2),
  'its surname and a topic': (persona, random) => `${surnameOf(persona)} ${pick(topicsOf(persona), random)}`,
  'its surname and the singular of a topic': (persona, random) =>
    `${surnameOf(persona)} ${pick(topicsOf(persona), random).replace(/s$/, '')}`,
  'its name, a letter missing': (persona, random) => `${firstNameOf(persona)} ${withLetterMissing(surnameOf(persona), random)}`,
  'its name, two letters swapped': (persona, random) => `${firstNameOf(persona)} ${withLettersSwapped(surnameOf(persona), random)}`,
} satisfies Record<string, (persona: IndexablePersona, random: () => number) => string>

export type KnownItemQuery = keyof typeof knownItemQueries

const firstNameOf = ({ name }: IndexablePersona) => name.split(' ')[0] ?? ''
const surnameOf = ({ name }: IndexablePersona) => name.split(' ')[1] ?? ''
const topicsOf = ({ description }: IndexablePersona) => /for (\w+), (\w+) and (\w+),/.exec(description)?.slice(1) ?? []

/** Swaps two neighbours behind the first letter. */
function withLettersSwapped(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}
