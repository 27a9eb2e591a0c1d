import { randomUUID } from 'node:crypto'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { TestIdentity } from '@rostra/platform/testing/test-identity'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'

/** Returns what a super senator does. */
export async function editorOf(identity: TestIdentity, client: RpcClient) {
  const token = await identity.member(`senator-${randomUUID()}`, 'super_senator')
  return {
    token,
    refresh: (at = client) => at.call(ZeitgeistService.Refresh, {}, { token, deadlineMs: 60_000 }),
    entries: async () => (await client.call(ZeitgeistService.ListEntries, {}, { token })).entries,
  }
}
