import type { Discussion } from '../../domain/discussions/discussion.ts'
import type { Ports } from '../../domain/ports.ts'
import { requireOwnDiscussion } from './require-own-discussion.ts'

/**
 * Passes the current state of a member's discussion to `onState`, and the state after each change, until it has ended or the signal aborts.
 * Changes while `onState` waits for its reader are combined. Throws DISCUSSION_NOT_FOUND, also after a deletion, and OVERLOADED.
 */
export async function followDiscussion(
  ports: Pick<Ports, 'discussions' | 'changes'>,
  { memberId, id }: { memberId: string; id: string },
  signal: AbortSignal,
  onState: (discussion: Discussion) => Promise<void> | undefined,
): Promise<void> {
  // The watch begins before the first read, so that no change in between is missed.
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
