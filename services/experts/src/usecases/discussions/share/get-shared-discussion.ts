import { hashOf, isShareToken } from '@rostra/platform/share-token'
import { type Discussion, discussionNotFound } from '../../../domain/discussions/discussion.ts'
import type { Ports } from '../../../domain/ports.ts'
import { allArePublic } from './all-are-public.ts'

/** Returns the discussion of a share token. Throws DISCUSSION_NOT_FOUND, also when one of its experts is not public any more. */
export async function getSharedDiscussion(
  ports: Pick<Ports, 'discussions' | 'personas'>,
  { token, signal }: { token: string; signal: AbortSignal },
): Promise<Discussion> {
  const discussion = isShareToken(token) ? await ports.discussions.byShare(hashOf(token)) : null
  if (!discussion || !(await allArePublic(ports, discussion, signal))) throw discussionNotFound()
  return discussion
}
