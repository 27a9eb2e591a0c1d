import { readPage } from '@rostra/kit/paging'
import { member, personOfMember } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { toWireOwnReport } from './wire.ts'

/** The reports of a page: each may have an answer of 12,000 characters. */
const pageSize = 50

export const listOwnReportsRpc = unary(PersonaService.ListOwnReports, async ({ page }, caller, { reports }: Ports) => ({
  reports: (await reports.madeBy(personOfMember(member(caller).id), readPage(page || 1), pageSize)).map(toWireOwnReport),
}))
