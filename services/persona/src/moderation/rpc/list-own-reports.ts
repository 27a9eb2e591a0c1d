import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { toWireOwnReport } from './wire.ts'

export const listOwnReportsRpc = unary(PersonaService.ListOwnReports, async (_request, caller, { reports }: Ports) => ({
  reports: (await reports.madeBy(`member:${member(caller).id}`)).map(toWireOwnReport),
}))
