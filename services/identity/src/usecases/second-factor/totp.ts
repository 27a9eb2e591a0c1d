import type { Ports } from '../../domain/ports.ts'
import { totpLifetimeMs } from '../../domain/second-factor/pending-sign-in.ts'
import { newCodeInvalid, newFactorExpired, refuseSecondTotp, withoutTotp, withTotp } from '../../domain/second-factor/second-factor.ts'
import { generateTotpSecret, stepOfCode, totpUri } from '../../domain/second-factor/totp.ts'
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

type NewTotpPorts = Pick<Ports, 'newFactors' | 'totpSecrets' | 'now'>

/** Creates the secret of an authenticator app and keeps it for 10 minutes. Throws as `provenSession` does, or TOTP_EXISTS. */
export async function startTotp(ports: ProvenPorts & NewTotpPorts, call: ProvenCall): Promise<{ secret: string; uri: string }> {
  const { account, session } = await provenSession(ports, call)
  refuseSecondTotp(account.secondFactor)
  const secret = generateTotpSecret()
  await ports.newFactors.put({
    kind: 'totp',
    sessionId: session.id,
    accountId: account.id,
    value: ports.totpSecrets.seal(secret, account.id),
    expiresAt: new Date(ports.now() + totpLifetimeMs),
  })
  return { secret, uri: totpUri(secret, account.username) }
}

/** Adds the authenticator app by one of its codes. Throws SECOND_FACTOR_INVALID, SECOND_FACTOR_EXPIRED or TOTP_EXISTS. */
export async function confirmTotp(
  ports: ActiveSessionPorts & ChangePorts & NewTotpPorts & Pick<Ports, 'signer'>,
  { code, ...call }: MemberCall & { code: string },
): Promise<FirstFactor> {
  const { newFactors, totpSecrets, now } = ports
  const found = await factorSession(ports, call)
  const { account, session } = found
  const sealed = await newFactors.find('totp', session.id, now())
  const secret = sealed && totpSecrets.open(sealed, account.id)
  if (!sealed || !secret) throw newFactorExpired()
  const lastStep = stepOfCode(secret, code, now())
  if (lastStep === null) throw newCodeInvalid()
  const change = { ...found, factor: 'totp', origin: call.origin } as const
  const app = { sealed, lastStep, createdAt: new Date(now()) }
  const first = await addFactor(ports, change, (current, recovery) => withTotp(current, app, recovery))
  await newFactors.take('totp', session.id, now())
  return first
}

/** Removes the authenticator app. Throws as `provenSession` does, or TOTP_NOT_FOUND. */
export async function removeTotp(ports: ProvenPorts & ChangePorts, call: ProvenCall): Promise<void> {
  const found = await provenSession(ports, call)
  await changeFactor(ports, { ...found, event: 'second-factor-removed', factor: 'totp', origin: call.origin }, withoutTotp)
}
