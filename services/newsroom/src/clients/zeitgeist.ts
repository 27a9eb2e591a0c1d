import type { RpcClient } from '@rostra/kit/rpc/client'
import type { EntryType__Output as WireType } from '@rostra/proto/gen/rostra/zeitgeist/v1/EntryType'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { EntrySource } from '../domain/material/material.ts'
import type { Zeitgeist } from '../domain/material/ports.ts'

const timeoutMs = 3_000
const maxEntries = 100

const types: Readonly<Partial<Record<WireType, EntrySource['type']>>> = {
  ENTRY_TYPE_THEME: 'theme',
  ENTRY_TYPE_EXCERPT: 'excerpt',
  ENTRY_TYPE_TREND: 'trend',
}

/** The zeitgeist service, asked without a caller: what it then returns is public. Sample messages and conversations are left out. */
export const zeitgeistClient = (client: RpcClient): Zeitgeist => ({
  entries: async (signal) => {
    const { entries } = await client.call(ZeitgeistService.ListEntries, { limit: maxEntries }, { signal, deadlineMs: timeoutMs })
    return entries.map(({ id, type, title, content, trend }): EntrySource => {
      const known = types[type]
      if (!known) throw new Error(`unknown type of an entry: ${type}`)
      return { kind: 'entry', id, type: known, title, content, trend: trend.map(({ from, to, people }) => ({ from, to, people })) }
    })
  },
})
