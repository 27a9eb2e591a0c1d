import { readRegistration } from '../../domain/accounts/registration.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { type SignedIn, type SignInPorts, signIn } from '../sessions/sign-in.ts'

export interface Register {
  username: string
  email: string
  password: string
  agent: string
  previousSessionSecret: string
  origin: Origin
  /** Aborts when the caller no longer waits. A password that still waits for its hash is then dropped. */
  signal: AbortSignal
}

/** Creates an account and signs it in. Throws VALIDATION, USERNAME_TAKEN or EMAIL_TAKEN. */
export async function register(
  ports: SignInPorts & Pick<Ports, 'accounts' | 'passwords' | 'trustsAddresses' | 'markNetwork'>,
  { agent, previousSessionSecret, origin, signal, ...input }: Register,
): Promise<SignedIn> {
  const { password, ...names } = readRegistration(input)
  const passwordHash = await ports.passwords.hash(password, signal)
  const createdAt = new Date(ports.now())
  const confirmation = ports.trustsAddresses ? { emailConfirmedAt: createdAt } : {}
  const account = await ports.accounts.add({
    ...names,
    passwordHash,
    createdAt,
    network: ports.markNetwork(origin.network),
    ...confirmation,
  })
  return signIn(ports, account, { method: 'registration', agent, previousSessionSecret, origin })
}
