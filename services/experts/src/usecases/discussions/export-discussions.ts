import type { Discussion } from '../../domain/discussions/discussion.ts'
import type { Ports } from '../../domain/ports.ts'

const pageSize = 50

/**
 * Passes all discussions of a member to `onDiscussion`, earliest first. Reads a page at a time and waits for `onDiscussion` before the
 * next. Throws the signal's reason once it aborts.
 */
export async function exportDiscussions(
  { discussions }: Pick<Ports, 'discussions'>,
  memberId: string,
  signal: AbortSignal,
  onDiscussion: (discussion: Discussion) => Promise<void> | undefined,
): Promise<void> {
  let last: Discussion | undefined
  do {
    signal.throwIfAborted()
    const page = await discussions.listByCreation(memberId, pageSize, last)
    for (const discussion of page) await onDiscussion(discussion)
    last = page.at(-1)
  } while (last)
}
