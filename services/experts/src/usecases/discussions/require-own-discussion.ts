import { type Discussion, discussionNotFound } from '../../domain/discussions/discussion.ts'
import type { Ports } from '../../domain/ports.ts'

/** Returns a discussion of a member. Throws DISCUSSION_NOT_FOUND for any other. */
export async function requireOwnDiscussion({ discussions }: Pick<Ports, 'discussions'>, memberId: string, id: string): Promise<Discussion> {
  const discussion = await discussions.byId(id)
  if (discussion?.memberId !== memberId) throw discussionNotFound()
  return discussion
}
