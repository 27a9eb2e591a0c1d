import { generateRecoveryCodes, hashRecoveryCodes } from '../../domain/second-factor/recovery-codes.ts'
import { withRecoveryCodes } from '../../domain/second-factor/second-factor.ts'
import { type ChangePorts, changeFactor, type ProvenCall, type ProvenPorts, provenSession } from './change-factor.ts'

/** Replaces the recovery codes and returns the new ones. Throws as `provenSession` does, or NO_SECOND_FACTOR. */
export async function renewRecoveryCodes(ports: ProvenPorts & ChangePorts, call: ProvenCall): Promise<string[]> {
  const found = await provenSession(ports, call)
  const recoveryCodes = generateRecoveryCodes()
  const recovery = { recoveryHashes: hashRecoveryCodes(recoveryCodes), recoveryAt: new Date(ports.now()) }
  const change = { ...found, event: 'recovery-codes-renewed', origin: call.origin } as const
  await changeFactor(ports, change, (current) => withRecoveryCodes(current, recovery))
  return recoveryCodes
}
