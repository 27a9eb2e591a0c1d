import { member } from '@rostra/platform/caller'
import { serverStream } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports, Visit } from '../domain/ports.ts'
import { exportActivity } from '../usecases/export-activity.ts'

export const exportActivityRpc = serverStream(PersonaService.ExportActivity, async (_request, caller, ports: Ports, _call, emit) => {
  for await (const item of exportActivity(ports, member(caller).id)) {
    await emit('visit' in item ? { visit: toWireVisit(item.visit) } : { day: item.day })
  }
})

const toWireVisit = ({ personaId, firstAt, lastAt, dates }: Visit) => ({
  personaId,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  dates,
})
