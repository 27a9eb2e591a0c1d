import { chunksOf } from '@rostra/kit/chunks'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import type { Members } from '../domain/ports.ts'

const timeoutMs = 3_000
/** The most ids or words of one call. */
const atOnce = 1_000

/** Calls the identity service about accounts. */
export function memberClient(client: Pick<RpcClient, 'call'>): Members {
  const consents = (accountIds: string[]) => client.call(IdentityService.ListInsightConsents, { accountIds }, { deadlineMs: timeoutMs })
  return {
    allowingInsights: async (accountIds) => {
      const found = new Set<string>()
      for (const ids of chunksOf(accountIds, atOnce)) for (const id of (await consents(ids)).accountIds) found.add(id)
      return found
    },
    countingInInsights: async (accountIds) => {
      const found = new Set<string>()
      for (const ids of chunksOf(accountIds, atOnce)) for (const id of (await consents(ids)).confirmedAccountIds) found.add(id)
      return found
    },
    namesAmong: async (words) => {
      const found = new Set<string>()
      for (const some of chunksOf(words, atOnce)) {
        const answer = await client.call(IdentityService.FindMemberNames, { words: some }, { deadlineMs: timeoutMs })
        for (const word of answer.words) found.add(word)
      }
      return found
    },
  }
}
