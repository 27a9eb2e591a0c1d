import { member } from '@rostra/platform/caller'
import { serverStream } from '@rostra/platform/rpc'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { dateOf } from '../domain/activity/activity.ts'
import type { Ports } from '../domain/ports.ts'
import { exportData } from '../usecases/export-data.ts'

export const exportDataRpc = serverStream(ZeitgeistService.ExportData, async (_request, caller, ports: Ports, _call, emit) => {
  for (const { day, conversationId, personaId, messages } of await exportData(ports, member(caller).id))
    await emit({ day: dateOf(day), conversationId, personaId, messages: messages.length })
})
