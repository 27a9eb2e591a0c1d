import { DomainError } from '@rostra/kit/errors'
import type { Caller } from '@rostra/platform/caller'
import type { QuestionOwner } from '../../domain/questions/question.ts'

/** Returns whose questions a caller asks and reads. Throws AUTH_REQUIRED for an anonymous caller. */
export function ownerOf(caller: Caller): QuestionOwner {
  if (caller.kind === 'anonymous') throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in or start as a guest')
  return { kind: caller.kind, id: caller.id }
}
