import { creditsPerExpert } from '../../../domain/circles/circle.ts'
import { type OpenDiscussion, startInterrupted } from '../../../domain/discussions/discussion.ts'
import type { Starter } from '../../../domain/discussions/ports.ts'
import type { Ports } from '../../../domain/ports.ts'
import { runDiscussion } from '../run/run-discussion.ts'
import { paidDiscussion } from './paid-discussion.ts'

/**
 * Admits a claimed discussion: holds its price and starts it. Cancels the claim when the hold is refused. Ignores the caller's signal: the
 * discussion takes place even if the member has disconnected. Throws the errors of `Credits.hold`, and INTERRUPTED when the claim was taken
 * over or deleted.
 */
export async function admitDiscussion(
  ports: Ports,
  discussion: OpenDiscussion,
  { token, ...starter }: Starter & { token: string; clientAddress: string },
): Promise<void> {
  await paidDiscussion(ports).admit(discussion, {
    hold: () => ports.credits.hold(discussion, { token, clientAddress: starter.clientAddress }, creditsPerExpert),
    prepare: (held) => held,
    admit: () => ports.discussions.admit(discussion),
    interrupted: startInterrupted,
  })
  const ongoing = { ...discussion, status: 'ongoing' } as const
  void ports.running.run(ongoing, (signal) => runDiscussion(ports, ongoing, starter, signal))
}
