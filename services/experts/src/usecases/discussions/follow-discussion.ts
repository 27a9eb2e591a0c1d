import type { Discussion } from '../../domain/discussions/discussion.ts'
import type { Ports } from '../../domain/ports.ts'
import { requireOwnDiscussion } from './require-own-discussion.ts'

/**
 * Passes a member's discussion to `onState` as it is, then again after each change, until it has ended or the signal aborts. Changes that come
 * while `onState` waits for its reader are passed as one. Throws DISCUSSION_NOT_FOUND, also once it is deleted, and OVERLOADED.
 */
export async function followDiscussion(
  ports: Pick<Ports, 'discussions' | 'changes'>,
  { memberId, id }: { memberId: string; id: string },
  signal: AbortSignal,
  onState: (discussion: Discussion) => Promise<void> | undefined,
): Promise<void> {
  // The watch begins before the first read: a change in between would be missed.
  const changes = ports.changes.watch(id)
  try {
    let discussion = await requireOwnDiscussion(ports, memberId, id)
    await onState(discussion)
    while (discussion.status === 'ongoing' && !signal.aborted) {
      const changed = await changes.next(discussion.version, signal)
      if (signal.aborted) return
      const current = changed ?? (await requireOwnDiscussion(ports, memberId, id))
      if (current.version <= discussion.version) continue
      discussion = current
      await onState(discussion)
    }
  } finally {
    changes.release()
  }
}
