import type { Ports } from '../../domain/ports.ts'
import { sanitizeAgent } from '../../domain/sessions/session.ts'
import type { SignInAttempt } from './sign-in-attempt.ts'

/** Records a failed sign-in. The work is the same whether or not the account exists. */
export async function recordFailedSignIn(
  { audit, now }: Pick<Ports, 'audit' | 'now'>,
  accountId: string | null,
  { method, factor, agent, origin }: SignInAttempt,
): Promise<void> {
  await audit.record({
    ...origin,
    at: new Date(now()),
    event: 'sign-in-failed',
    method,
    ...(factor && { factor }),
    accountId,
    actor: 'self',
    agent: sanitizeAgent(agent),
  })
}
