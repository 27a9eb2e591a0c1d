import { readRegistration } from '../../domain/accounts/registration.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { requestConfirmation } from '../email-changes/request-confirmation.ts'
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

/** Creates an account, mails it the link that confirms its address, and signs it in. Throws VALIDATION, USERNAME_TAKEN or EMAIL_TAKEN. */
export async function register(
  ports: SignInPorts & Pick<Ports, 'accounts' | 'passwords' | 'trustsAddresses' | 'markNetwork' | 'emailChanges' | 'mailSecrets'>,
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
  // A mail that could not be queued can be requested again in the account's settings.
  if (!ports.trustsAddresses) await requestConfirmation(ports, account).catch(() => undefined)
  return signIn(ports, account, { method: 'registration', agent, previousSessionSecret, origin })
}
