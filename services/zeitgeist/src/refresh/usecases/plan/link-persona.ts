import type { PublicPersona } from '../../../core/domain/personas/ports.ts'
import type { Brief } from '../../domain/entries/brief.ts'
import type { Ports } from '../../domain/ports.ts'
import { peopleByPersona } from '../../domain/topics/people-by-persona.ts'
import type { Topic } from '../../domain/topics/topic.ts'
import type { Window } from '../../domain/window.ts'

/**
 * Returns the persona to talk with about a topic: the one that most people talked with, if the floor's number of people did, else the one
 * that a search for the topic finds. Null when there is none, or the search does not answer.
 */
export async function linkPersona(
  { personas, minPeople }: Pick<Ports, 'personas' | 'minPeople'>,
  { supporters }: Topic,
  { words }: Pick<Brief, 'words'>,
  known: Window['persona'],
  signal: AbortSignal,
): Promise<PublicPersona | null> {
  const [most] = [...peopleByPersona(supporters)].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  if (most && most[1] >= minPeople) return known(most[0])
  return personas.findFor(words[0]?.text ?? '', signal)
}
