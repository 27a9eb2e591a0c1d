import { DomainError } from '@rostra/kit/errors'
import { isInDanger } from '@rostra/llm/offline/danger/danger'
import type { Counted } from '../../domain/limits/ports.ts'
import type { SpeakingProfile } from '../../domain/personas/ports.ts'
import type { AnsweringModel, Ports } from '../../domain/ports.ts'

/** Whether the offline model answers a person in danger. The answer is free: neither credits nor a limit refuse it. */
export const helpsInDanger = ({ offline }: Pick<AnsweringModel, 'offline'>, message: string): boolean => offline && isInDanger(message)

/**
 * Refuses a message with TOO_MANY_UNANSWERED, unless the offline model answers a person in danger.
 * Only a refusal waits for the persona, which decides the model.
 */
export async function refuseUnanswered(
  { unansweredSends, modelOf }: Pick<Ports, 'unansweredSends' | 'modelOf'>,
  { counted, personaId, message, profile }: { counted: Counted; personaId: string; message: string; profile: Promise<SpeakingProfile> },
): Promise<void> {
  try {
    await unansweredSends.refuseTooMany(counted, personaId)
  } catch (error) {
    if (!(error instanceof DomainError) || !helpsInDanger(modelOf(await profile), message)) throw error
  }
}
