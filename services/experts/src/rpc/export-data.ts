import { member } from '@rostra/platform/caller'
import { serverStream } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { ExportedData } from '@rostra/proto/gen/rostra/experts/v1/ExportedData'
import type { Ports } from '../domain/ports.ts'
import { type ExportPart, exportData } from '../usecases/export-data.ts'
import { toWireCircle } from './circles/wire.ts'
import { toWireDiscussion } from './discussions/wire.ts'
import { toWireThread } from './questions/wire.ts'

export const exportDataRpc = serverStream(
  ExpertsService.ExportData,
  (_request, caller, ports: Ports, { callerToken: token, signal }, emit) =>
    exportData(ports, { memberId: member(caller).id, token, signal }, (part) => emit(toWirePart(part, ports.wallTime()))),
)

function toWirePart(part: ExportPart, now: number): ExportedData {
  if ('circle' in part) return { circle: toWireCircle(part.circle) }
  if ('discussion' in part) return { discussion: toWireDiscussion(part.discussion, now) }
  return { question: toWireThread(part.question) }
}
