import { DomainError } from '@rostra/kit/errors'

/**
 * A failed call whose other side may have done what was asked. A refusal says that it hasn't; so does one that is away: what it may have
 * done in dying it looks after itself.
 */
export const isUnanswered = (error: unknown): boolean => !(error instanceof DomainError) || error.kind === 'deadline'
