import { type OpenDiscussion, startInterrupted } from '../../../domain/discussions/discussion.ts'
import type { Ports } from '../../../domain/ports.ts'
import { runDiscussion } from '../run/run-discussion.ts'
import { paidDiscussion } from './paid-discussion.ts'

/**
 * Admits a claimed discussion: holds its price and starts it. Cancels the claim when the hold is refused. The caller's signal does not
 * reach it: a discussion is held although its member has left. Throws what `Credits.hold` throws, and INTERRUPTED when the claim was
 * taken over or deleted meanwhile.
 */
export async function admitDiscussion(ports: Ports, discussion: OpenDiscussion, token: string): Promise<void> {
  await paidDiscussion(ports).admit(discussion, {
    hold: () => ports.credits.hold(discussion, { token }),
    prepare: (held) => held,
    admit: () => ports.discussions.admit(discussion),
    interrupted: startInterrupted,
  })
  const ongoing = { ...discussion, status: 'ongoing' } as const
  void ports.running.run(ongoing, (signal) => runDiscussion(ports, ongoing, signal))
}
