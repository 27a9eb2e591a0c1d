import { chunksOf } from '@rostra/kit/chunks'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import type { Members } from '../domain/members/ports.ts'

const timeoutMs = 3_000
/** The most ids or words of one call. */
const atOnce = 1_000
/** The most characters of a username. A longer word is not asked about. */
const maxNameLength = 32

/** What the identity service knows about accounts. */
export function memberClient(client: RpcClient): Members {
  const consents = (accountIds: string[], signal: AbortSignal) =>
    client.call(IdentityService.ListInsightConsents, { accountIds }, { signal, deadlineMs: timeoutMs })
  return {
    consenting: async (accountIds, signal) => {
      const found = new Set<string>()
      for (const some of chunksOf([...new Set(accountIds)], atOnce))
        for (const id of (await consents(some, signal)).accountIds) found.add(id)
      return found
    },
    counting: async (accountIds, signal) => {
      const found = new Map<string, string>()
      for (const some of chunksOf([...new Set(accountIds)], atOnce))
        for (const { accountId, network } of (await consents(some, signal)).counting) found.set(accountId, network)
      return found
    },
    namesAmong: async (words, signal) => {
      const found = new Set<string>()
      const possible = words.filter((word) => [...word].length <= maxNameLength)
      for (const some of chunksOf([...new Set(possible)], atOnce)) {
        const answer = await client.call(IdentityService.FindMemberNames, { words: some }, { signal, deadlineMs: timeoutMs })
        for (const word of answer.words) found.add(word)
      }
      return found
    },
  }
}
