import { DomainError } from '@rostra/kit/errors'
import { createShareToken, hashOf } from '@rostra/platform/share-token'
import { discussionNotFound } from '../../../domain/discussions/discussion.ts'
import type { Ports } from '../../../domain/ports.ts'
import { requireOwnDiscussion } from '../require-own-discussion.ts'
import { allArePublic } from './all-are-public.ts'

/**
 * Shares a member's completed discussion and returns the token of its link; an earlier link ends. Throws DISCUSSION_NOT_FOUND,
 * DISCUSSION_NOT_COMPLETED, and PRIVATE_PERSONA when one of its experts is not public.
 */
export async function shareDiscussion(
  ports: Pick<Ports, 'discussions' | 'personas'>,
  { memberId, id, signal }: { memberId: string; id: string; signal: AbortSignal },
): Promise<string> {
  const discussion = await requireOwnDiscussion(ports, memberId, id)
  if (discussion.status !== 'completed')
    throw new DomainError('state', 'DISCUSSION_NOT_COMPLETED', 'Only a completed discussion can be shared')
  if (!(await allArePublic(ports, discussion, signal)))
    throw new DomainError('denied', 'PRIVATE_PERSONA', 'A discussion with a private persona cannot be shared')
  const token = createShareToken()
  if (!(await ports.discussions.setShare(id, hashOf(token)))) throw discussionNotFound()
  return token
}
