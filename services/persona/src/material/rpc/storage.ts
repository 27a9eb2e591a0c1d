import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { keepOriginal } from '../usecases/keep-original.ts'
import { toWireSource } from './wire.ts'

export const keepOriginalRpc = unary(PersonaService.KeepOriginal, async (request, caller, ports: Ports) => {
  const source = await keepOriginal(ports, { ...request, caller })
  return toWireSource(source, await ports.embeddingProgress?.(source.personaId))
})

export const getStorageRpc = unary(PersonaService.GetStorage, async (_request, caller, { sources, quotaBytes }: Ports) => ({
  bytes: await sources.bytesOf(member(caller).id),
  quotaBytes,
}))
