import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import type { OwnReport__Output } from '@rostra/proto/gen/rostra/persona/v1/OwnReport'
import { PersonaService } from '@rostra/proto/persona'

/** The reports of a page, as persona sends them. */
const pageSize = 50

/** Reads the reports that a member made page by page, latest first. Throws DomainError when persona fails. */
export async function wholeReports(persona: RpcClient, call: CallOptions): Promise<OwnReport__Output[]> {
  const all: OwnReport__Output[] = []
  for (let page = 1; ; page++) {
    const { reports } = await persona.call(PersonaService.ListOwnReports, { page }, call)
    all.push(...reports)
    if (reports.length < pageSize) return all
  }
}
