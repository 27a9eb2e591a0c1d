import { randomUUID } from 'node:crypto'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { TestIdentity } from '@rostra/platform/testing/test-identity'
import type { Entry__Output } from '@rostra/proto/gen/rostra/zeitgeist/v1/Entry'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'

/** A super senator who uses a replica. */
export interface Editor {
  id: string
  token: string
  refresh: () => Promise<{ message: string; themes: number; excerpts: number; trends: number }>
  entries: () => Promise<Entry__Output[]>
  /** Returns all that a reader sees of the entries, in lower case. */
  words: () => Promise<string>
}

export async function editorOf(identity: TestIdentity, client: RpcClient): Promise<Editor> {
  const id = `senator-${randomUUID()}`
  const token = await identity.member(id, 'super_senator')
  const entries = async () => (await client.call(ZeitgeistService.ListEntries, {}, { token })).entries
  return {
    id,
    token,
    refresh: () => client.call(ZeitgeistService.Refresh, {}, { token, deadlineMs: 60_000 }),
    entries,
    words: async () => shownIn(await entries()).toLowerCase(),
  }
}

/** Returns all that a reader sees of entries. */
export const shownIn = (entries: readonly Entry__Output[]): string =>
  entries
    .flatMap(({ title, content, sampleMessages }) => [
      title,
      content,
      ...sampleMessages.flatMap((message) => [message.botName, message.content]),
    ])
    .join('\n')
