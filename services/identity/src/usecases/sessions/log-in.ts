import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { invalidCredentials, readLogIn } from '../../domain/sessions/log-in.ts'
import { type FirstStepPorts, finishFirstStep, type SignInStep } from '../second-factor/finish-first-step.ts'
import { recordFailedSignIn } from './record-failed-sign-in.ts'

export interface LogIn {
  username: string
  password: string
  agent: string
  previousSessionSecret: string
  origin: Origin
  /** Aborts when the caller no longer waits. A password that still waits for its comparison is then dropped. */
  signal: AbortSignal
}

/**
 * Signs in by username or email address, and password. Throws VALIDATION, INVALID_CREDENTIALS or, for the right password,
 * ACCOUNT_SUSPENDED. An unknown name costs the same work as a wrong password.
 */
export async function logIn(
  ports: FirstStepPorts & Pick<Ports, 'accounts' | 'passwords'>,
  { agent, previousSessionSecret, origin, signal, ...input }: LogIn,
): Promise<SignInStep> {
  const { name, password } = readLogIn(input)
  const attempt = { method: 'password', agent, previousSessionSecret, origin } as const
  const found = await ports.accounts.credentials(name)
  const matches = await ports.passwords.matches(password, found?.passwordHash, signal)
  if (!found || !matches) {
    await recordFailedSignIn(ports, found?.account.id ?? null, attempt)
    throw invalidCredentials()
  }
  return finishFirstStep(ports, found.account, attempt)
}
