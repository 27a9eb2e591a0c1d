import type { Ports } from '../domain/ports.ts'
import { readAgent } from '../domain/session.ts'
import type { Proof } from './sign-in.ts'

/** Writes down that somebody could not prove who they are, the same way whether or not the account exists. */
export async function signInFailed({ audit, now }: Ports, accountId: string | null, { method, agent, origin }: Proof): Promise<void> {
  await audit.record({
    ...origin,
    at: new Date(now()),
    event: 'sign-in-failed',
    method,
    accountId,
    actor: 'self',
    agent: readAgent(agent),
  })
}
