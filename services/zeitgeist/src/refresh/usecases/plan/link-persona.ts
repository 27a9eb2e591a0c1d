import type { PublicPersona } from '../../../core/domain/personas/ports.ts'
import type { Brief } from '../../domain/entries/brief.ts'
import type { Ports } from '../../domain/ports.ts'
import { peopleByPersona } from '../../domain/topics/people-by-persona.ts'
import type { Topic } from '../../domain/topics/topic.ts'
import type { Window } from '../../domain/window.ts'

/**
 * Returns the persona to talk with about a topic: the public one that most people talked with, if the floor's number of
 * people did, else the one that a search for the topic finds. Of several that as many people talked with, it is the one
 * that the search finds. Null when there is none, or the search does not answer.
 */
export async function linkPersona(
  { personas, minPeople }: Pick<Ports, 'personas' | 'minPeople'>,
  { supporters }: Topic,
  { words }: Pick<Brief, 'words'>,
  known: Window['persona'],
  signal: AbortSignal,
): Promise<PublicPersona | null> {
  const counted = [...peopleByPersona(supporters)].flatMap(([id, people]) => {
    const persona = people >= minPeople ? known(id) : null
    return persona ? [{ persona, people }] : []
  })
  const most = Math.max(...counted.map(({ people }) => people))
  const best = counted.filter(({ people }) => people === most).map(({ persona }) => persona)
  if (best.length === 1) return best[0] ?? null
  const found = await findByWords(personas, words, signal)
  const [first = found] = best.sort((one, other) => (one.id < other.id ? -1 : 1))
  return best.find(({ id }) => id === found?.id) ?? first
}

/** Searches for the first word of a topic that a public persona's card has. */
async function findByWords(personas: Ports['personas'], words: Brief['words'], signal: AbortSignal): Promise<PublicPersona | null> {
  for (const { text } of words.slice(0, mostSearches)) {
    const found = await personas.findFor(text, signal)
    if (found) return found
  }
  return null
}

const mostSearches = 4
