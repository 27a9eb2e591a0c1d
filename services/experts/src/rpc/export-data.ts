import { member } from '@rostra/platform/caller'
import { serverStream } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../domain/ports.ts'
import { exportData } from '../usecases/export-data.ts'
import { toWireCircle } from './circles/wire.ts'
import { toWireQuestion } from './questions/wire.ts'

export const exportDataRpc = serverStream(
  ExpertsService.ExportData,
  (_request, caller, ports: Ports, { callerToken: token, signal }, emit) =>
    exportData(ports, { memberId: member(caller).id, token, signal }, (part) =>
      emit('circle' in part ? { circle: toWireCircle(part.circle) } : { question: toWireQuestion(part.question) }),
    ),
)
