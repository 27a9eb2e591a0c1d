import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/platform/rpc'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { Ports } from '../domain/ports.ts'
import { toWireEntry } from './wire.ts'

export const getEntryRpc = unary(ZeitgeistService.GetEntry, async ({ id }, _caller, { entries, wallTime }: Ports) => {
  const entry = await entries.find(id, new Date(wallTime()))
  if (!entry) throw new DomainError('not_found', 'ENTRY_NOT_FOUND', 'This entry has expired or was removed')
  return toWireEntry(entry, false)
})
