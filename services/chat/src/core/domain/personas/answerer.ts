import { DomainError } from '@rostra/kit/errors'
import type { Outcome } from '../exchanges/answer-end.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import type { SpeakingProfile } from './ports.ts'

/** What decides which model answers for a persona. */
export type Answerer = Pick<SpeakingProfile, 'id' | 'chatModel' | 'ownModel'>

/** Begins the id of a creator's own model, also in the HTTP API: `ownModelName` of proto's http/own-model reads it. */
const ownPrefix = 'own:'

/** Returns the id under which an exchange stores who answers: of a chat model, or that its creator's own model does. */
export const answererId = ({ chatModel, ownModel }: Answerer): string => (ownModel ? `${ownPrefix}${ownModel.model}` : chatModel)

/** Whether a model of the persona's creator answers an exchange. */
export const isAnsweredByOwn = ({ chatModel }: Pick<Exchange, 'chatModel'>): boolean => chatModel.startsWith(ownPrefix)

/**
 * Whether an exchange may be sent as history. A creator's own server gets only exchanges that a model of the creator answered: answers of
 * other models may quote notes about the person.
 */
export const mayGetExchange = ({ ownModel }: Pick<Answerer, 'ownModel'>, exchange: Pick<Exchange, 'chatModel'>): boolean =>
  !ownModel || isAnsweredByOwn(exchange)

/** Whether a failed answer is free, also with some text: its creator's server may end answers as it likes. */
export const isFreeFailure = (exchange: Pick<Exchange, 'chatModel'>, { status }: Pick<Outcome, 'status'>): boolean =>
  status === 'failed' && isAnsweredByOwn(exchange)

/** Throws OWN_MODEL_RESTING while a creator's own model is not asked, because it kept failing. */
export function refuseResting({ ownModel }: Pick<Answerer, 'ownModel'>): void {
  if (!ownModel || ownModel.restsForS === 0) return
  const message = `The model that this persona’s creator runs does not answer now. Please try again in ${ownModel.restsForS} s.`
  throw new DomainError('unavailable', 'OWN_MODEL_RESTING', message, { retryAfter: ownModel.restsForS })
}

/** What an answer is prepared from, without what a creator's own server must not get: the notes of the person. */
export const mayGetNotes = ({ ownModel }: Pick<Answerer, 'ownModel'>): boolean => !ownModel
