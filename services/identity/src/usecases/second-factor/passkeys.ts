import { randomUUID } from 'node:crypto'
import type { Ports } from '../../domain/ports.ts'
import { challengeLifetimeMs } from '../../domain/second-factor/pending-sign-in.ts'
import {
  newFactorExpired,
  type Passkey,
  passkeyInvalid,
  readPasskeyName,
  refusePasskeyBeyondLimit,
  withoutPasskey,
  withPasskey,
} from '../../domain/second-factor/second-factor.ts'
import type { ActiveSessionPorts } from '../sessions/active-session.ts'
import {
  addFactor,
  type ChangePorts,
  changeFactor,
  type FirstFactor,
  factorSession,
  type MemberCall,
  type ProvenCall,
  type ProvenPorts,
  provenSession,
} from './change-factor.ts'

type NewPasskeyPorts = Pick<Ports, 'newFactors' | 'passkeys' | 'now'>

/** Returns the options with which a browser makes a passkey, as JSON. Throws as `provenSession` does, or PASSKEY_LIMIT. */
export async function createPasskeyOptions(ports: ProvenPorts & NewPasskeyPorts, call: ProvenCall): Promise<string> {
  const { account, session } = await provenSession(ports, call)
  refusePasskeyBeyondLimit(account.secondFactor)
  const { options, challenge } = await ports.passkeys.creationOptions(account)
  await ports.newFactors.put({
    kind: 'passkey',
    sessionId: session.id,
    accountId: account.id,
    value: challenge,
    expiresAt: new Date(ports.now() + challengeLifetimeMs),
  })
  return options
}

export interface AddPasskey extends MemberCall {
  name: string
  /** The browser's answer to the options, as JSON. */
  response: string
}

/** Adds a passkey. Throws VALIDATION, SECOND_FACTOR_EXPIRED, PASSKEY_INVALID or PASSKEY_LIMIT. */
export async function addPasskey(
  ports: ActiveSessionPorts & ChangePorts & NewPasskeyPorts & Pick<Ports, 'signer'>,
  { name: rawName, response, ...call }: AddPasskey,
): Promise<FirstFactor & { passkey: Passkey }> {
  const { newFactors, passkeys, now } = ports
  const found = await factorSession(ports, call)
  const name = readPasskeyName(rawName)
  const challenge = await newFactors.take('passkey', found.session.id, now())
  if (!challenge) throw newFactorExpired()
  const credential = await passkeys.verifyCreation(response, challenge)
  if (!credential) throw passkeyInvalid()
  const passkey: Passkey = { id: randomUUID(), name, ...credential, createdAt: new Date(now()) }
  const change = { ...found, factor: 'passkey', origin: call.origin } as const
  const first = await addFactor(ports, change, (current, recovery) => withPasskey(current, passkey, recovery))
  return { ...first, passkey }
}

/** Removes a passkey. Throws as `provenSession` does, or PASSKEY_NOT_FOUND. */
export async function removePasskey(ports: ProvenPorts & ChangePorts, { id, ...call }: ProvenCall & { id: string }): Promise<void> {
  const found = await provenSession(ports, call)
  const change = { ...found, event: 'second-factor-removed', factor: 'passkey', origin: call.origin } as const
  await changeFactor(ports, change, (current) => withoutPasskey(current, id))
}
