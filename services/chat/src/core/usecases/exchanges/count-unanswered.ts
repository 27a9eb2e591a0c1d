import type { Counted } from '../../domain/limits/ports.ts'
import type { Ports } from '../../domain/ports.ts'

export interface UnansweredSend {
  generationId: string
  personaId: string
  counted: Counted
  /** The model wrote an answer of which nothing could be shown. Else its person stopped it before the first word. */
  isEmpty: boolean
}

/**
 * Counts an unanswered send for its person and network, and an empty answer for the persona too. The owner of a persona that this pauses is
 * told. A count that fails is logged.
 */
export async function countUnanswered(
  { unansweredSends, personaPaused, log }: Pick<Ports, 'unansweredSends' | 'personaPaused' | 'log'>,
  { generationId, personaId, counted, isEmpty }: UnansweredSend,
): Promise<void> {
  try {
    const [, pauses] = await Promise.all([unansweredSends.count(counted), isEmpty ? unansweredSends.countEmpty(personaId) : false])
    if (pauses) await personaPaused(personaId)
  } catch (err) {
    log.warn({ err, generationId }, 'an unanswered send could not be counted')
  }
}
