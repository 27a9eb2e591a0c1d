import { DomainError } from '@rostra/kit/errors'

/** The refusal of a question that does not exist, or is not the caller's. */
export const questionNotFound = () => new DomainError('not_found', 'QUESTION_NOT_FOUND', 'This question does not exist any more')

/** The refusal of a second follow-up. */
export const followUpAsked = () =>
  new DomainError('state', 'FOLLOW_UP_ASKED', 'This question has its follow-up already. Please ask a new question.')
