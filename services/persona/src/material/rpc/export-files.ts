import { member } from '@rostra/platform/caller'
import { serverStream } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { exportFiles } from '../usecases/export-files.ts'

export const exportFilesRpc = serverStream(PersonaService.ExportFiles, async (_request, caller, ports: Ports, call, emit) => {
  for await (const { source, content } of exportFiles(ports, member(caller).id, call.signal)) {
    const { personaId, id: sourceId, title } = source
    await emit({ personaId, sourceId, title, content: Buffer.from(content) })
  }
})
