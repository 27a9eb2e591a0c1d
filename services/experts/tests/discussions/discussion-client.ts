import { randomUUID } from 'node:crypto'
import { status } from '@grpc/grpc-js'
import type { RpcClient } from '@rostra/kit/rpc/client'
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

/** Follows a discussion to its end, and returns it. Retries up to `tries` times, because streams may break on a busy machine. */
export async function ended(client: RpcClient, { token }: Starter, id: string, tries = 5): Promise<Discussion__Output> {
  let last: Discussion__Output | undefined
  try {
    for await (const state of await client.open(ExpertsService.FollowDiscussion, { id }, { token })) last = state
  } catch (error) {
    if ((error as { code?: number }).code === status.UNAVAILABLE && tries > 1) return ended(client, { token }, id, tries - 1)
    throw error
  }
  if (!last) throw new Error('the stream was empty')
  return last
}
