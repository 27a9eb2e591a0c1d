import { DomainError } from '@rostra/kit/errors'
import type { SpeakingProfile } from './ports.ts'

/** What decides which model answers for a persona. */
export type Answerer = Pick<SpeakingProfile, 'id' | 'chatModel' | 'ownModel'>

const ownPrefix = 'own:'

/** Returns the id under which an exchange stores who answers: of a chat model, or that its creator's own model does. */
export const answererId = ({ chatModel, ownModel }: Answerer): string => (ownModel ? `${ownPrefix}${ownModel.model}` : chatModel)

/** Returns the name of a creator's own model by the id of an exchange; null for a chat model. */
export const ownModelName = (id: string): string | null => (id.startsWith(ownPrefix) ? id.slice(ownPrefix.length) : null)

/** Throws OWN_MODEL_RESTING while a creator's own model is not asked, because it kept failing. */
export function refuseResting({ ownModel }: Pick<Answerer, 'ownModel'>): void {
  if (!ownModel || ownModel.restsForS === 0) return
  const message = `The model that this persona’s creator runs does not answer now. Please try again in ${ownModel.restsForS} s.`
  throw new DomainError('unavailable', 'OWN_MODEL_RESTING', message, { retryAfter: ownModel.restsForS })
}

/** What an answer is prepared from, without what a creator's own server must not get: the notes of the person. */
export const mayGetNotes = ({ ownModel }: Pick<Answerer, 'ownModel'>): boolean => !ownModel
