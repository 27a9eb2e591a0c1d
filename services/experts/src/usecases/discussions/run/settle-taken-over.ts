import type { OpenDiscussion } from '../../../domain/discussions/discussion.ts'
import type { Ports } from '../../../domain/ports.ts'
import { paidDiscussion } from '../start/paid-discussion.ts'
import { runDiscussion } from './run-discussion.ts'

/** Settles a discussion that was taken over, possibly from this replica itself: cancels a claim, and continues an ongoing discussion. */
export async function settleTakenOver(ports: Ports, discussion: OpenDiscussion): Promise<void> {
  if (discussion.status === 'claimed') return paidDiscussion(ports).cancel(discussion)
  ports.log.warn({ discussionId: discussion.id, steps: discussion.steps.length }, 'a discussion of a lost replica goes on here')
  const starter = { memberId: discussion.memberId, isConfirmed: true, clientAddress: null }
  void ports.running.run(discussion, (signal) => runDiscussion(ports, discussion, starter, signal))
}
