import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { addPasskey, createPasskeyOptions, removePasskey } from '../../usecases/second-factor/passkeys.ts'
import { memberCall, provenCall } from './call.ts'
import { toWirePasskey } from './wire.ts'

export const createPasskeyOptionsRpc = unary(
  IdentityService.CreatePasskeyOptions,
  async ({ reauthentication }, caller, ports: Ports, call) => ({
    options: await createPasskeyOptions(ports, provenCall(caller, call, reauthentication)),
  }),
)

export const addPasskeyRpc = unary(IdentityService.AddPasskey, async ({ name, passkey: response }, caller, ports: Ports, call) => {
  const { passkey, ...first } = await addPasskey(ports, { ...memberCall(caller, call), name, response })
  return { passkey: toWirePasskey(passkey), ...first }
})

export const removePasskeyRpc = unary(IdentityService.RemovePasskey, async ({ id, reauthentication }, caller, ports: Ports, call) => {
  await removePasskey(ports, { ...provenCall(caller, call, reauthentication), id })
  return {}
})
