import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { maxFileBytes, maxTextLength } from '../domain/sources/material.ts'
import { addSource } from '../usecases/add-source.ts'
import { fromWireMaterial, toWireSource } from './wire.ts'

/** Bytes of a request besides its file: names and ids. */
const otherBytes = 64 * 1024

export const addSourceRpc = unary(
  PersonaService.AddSource,
  async (request, caller, ports: Ports, { signal }) => {
    const { personaId, requestId } = request
    return toWireSource(await addSource(ports, { caller, personaId, requestId, material: fromWireMaterial(request), signal }))
  },
  { longTexts: { text: maxTextLength }, largeRequests: { maxBytes: maxFileBytes + otherBytes, atOnce: 4 } },
)
