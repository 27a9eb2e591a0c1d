import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import type { Members } from '../domain/members/ports.ts'
import { slicesOf } from './slices.ts'

const timeoutMs = 3_000
/** The most ids or words of one call. */
const sliceSize = 1_000
/** The most characters of a username. A longer word is not asked about. */
const maxNameLength = 32

/** What the identity service knows about accounts. */
export function memberClient(client: RpcClient): Members {
  const consents = (accountIds: string[], signal: AbortSignal) =>
    client.call(IdentityService.ListInsightConsents, { accountIds }, { signal, deadlineMs: timeoutMs })
  return {
    consenting: async (accountIds, signal) => {
      const found = new Set<string>()
      for (const slice of slicesOf(accountIds, sliceSize)) for (const id of (await consents(slice, signal)).accountIds) found.add(id)
      return found
    },
    counting: async (accountIds, signal) => {
      const found = new Map<string, string>()
      for (const slice of slicesOf(accountIds, sliceSize))
        for (const { accountId, network } of (await consents(slice, signal)).counting) found.set(accountId, network)
      return found
    },
    namesAmong: async (words, signal) => {
      const found = new Set<string>()
      const possible = words.filter((word) => [...word].length <= maxNameLength)
      for (const slice of slicesOf(possible, sliceSize)) {
        const answer = await client.call(IdentityService.FindMemberNames, { words: slice }, { signal, deadlineMs: timeoutMs })
        for (const word of answer.words) found.add(word)
      }
      return found
    },
  }
}
