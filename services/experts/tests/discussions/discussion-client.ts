import { randomUUID } from 'node:crypto'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExpertsService } from '@rostra/proto/experts'
import type { Discussion__Output } from '@rostra/proto/gen/rostra/experts/v1/Discussion'

export interface Starter {
  token: string
}

/** Starts a discussion and returns its id. */
export async function start(
  client: RpcClient,
  { token }: Starter,
  prompt = 'Shall we begin?',
  requestId: string = randomUUID(),
): Promise<string> {
  const { discussionId } = await client.call(ExpertsService.StartDiscussion, { prompt, requestId }, { token, deadlineMs: 10_000 })
  return discussionId
}

export const get = (client: RpcClient, { token }: Starter, id: string): Promise<Discussion__Output> =>
  client.call(ExpertsService.GetDiscussion, { id }, { token })

/** Waits until a discussion has ended, and returns it. */
export const ended = (client: RpcClient, starter: Starter, id: string, withinMs?: number): Promise<Discussion__Output> =>
  eventually(async () => {
    const discussion = await get(client, starter, id)
    if (discussion.status === 'DISCUSSION_STATUS_ONGOING') throw new Error('not ended yet')
    return discussion
  }, withinMs)
