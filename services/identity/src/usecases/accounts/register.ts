import { readRegistration } from '../../domain/accounts/registration.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { type SignedIn, type SignInPorts, signIn } from '../sessions/sign-in.ts'
import { type CreateAccountPorts, createAccount } from './create-account.ts'

export interface Register {
  username: string
  email: string
  password: string
  insights?: boolean | undefined
  agent: string
  previousSessionSecret: string
  origin: Origin
  /** Aborts when the caller no longer waits. A password that still waits for its hash is then dropped. */
  signal: AbortSignal
}

/** Creates an account, mails it the link that confirms its address, and signs it in. Throws VALIDATION, USERNAME_TAKEN or EMAIL_TAKEN. */
export async function register(
  ports: SignInPorts & CreateAccountPorts & Pick<Ports, 'passwords'>,
  { agent, previousSessionSecret, origin, signal, ...input }: Register,
): Promise<SignedIn> {
  const { password, ...names } = readRegistration(input)
  const passwordHash = await ports.passwords.hash(password, signal)
  const account = await createAccount(ports, { ...names, passwordHash }, { network: origin.network, isProven: false })
  return signIn(ports, account, { method: 'registration', agent, previousSessionSecret, origin })
}
