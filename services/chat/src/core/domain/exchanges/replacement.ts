import { DomainError } from '@rostra/kit/errors'

/** The error of a send that continues anything but an answer that ended at the limit of its length. */
export const notContinuable = () =>
  new DomainError('invalid', 'NOT_CONTINUABLE', 'Only an answer that was cut off can go on, and without a new text.')

export const messageNotFound = () => new DomainError('not_found', 'MESSAGE_NOT_FOUND', 'Message not found')

/** The error of a send that replaces a greeting, or an answer with other content. */
export const notEditable = () =>
  new DomainError('invalid', 'NOT_EDITABLE', 'Only your own messages can be changed. An answer can be made again, without a new text.')
