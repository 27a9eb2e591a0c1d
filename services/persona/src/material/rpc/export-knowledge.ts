import { member } from '@rostra/platform/caller'
import { serverStream } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { exportKnowledge } from '../usecases/export-knowledge.ts'
import { toWirePassage, toWireSource } from './wire.ts'

export const exportKnowledgeRpc = serverStream(PersonaService.ExportKnowledge, async (_request, caller, ports: Ports, _call, emit) => {
  for await (const { source, passages } of exportKnowledge(ports, member(caller).id)) {
    const { personaId, pair } = source
    await emit({ personaId, source: toWireSource(source), pair, passages: passages.map((passage) => toWirePassage(source, passage)) })
  }
})
