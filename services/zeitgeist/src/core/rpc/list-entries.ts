import { readLimit } from '@rostra/kit/paging'
import { unary } from '@rostra/platform/rpc'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { Ports } from '../domain/ports.ts'
import { readWireType, toWireEntry } from './wire.ts'

const maxLimit = 100

export const listEntriesRpc = unary(ZeitgeistService.ListEntries, async (request, caller, { entries, wallTime }: Ports) => {
  const limit = readLimit(request.limit || maxLimit, maxLimit)
  const listed = await entries.list(limit, readWireType(request.type), new Date(wallTime()))
  const isAdmin = caller.kind === 'member' && caller.role === 'super_senator'
  return { entries: listed.map((entry) => toWireEntry(entry, isAdmin)) }
})
