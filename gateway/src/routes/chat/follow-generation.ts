import { ChatService } from '@rostra/proto/chat'
import { type Visit, written } from '../../http/route.ts'
import type { Ports } from '../../ports.ts'
import type { EventId } from '../../streams/event-id.ts'
import { relayGeneration } from '../../streams/relay-generation.ts'

/** Streams what a generation says after a place in it. */
export async function followGeneration(
  after: EventId,
  { call, response }: Visit<unknown, unknown, unknown>,
  { chat, streams }: Ports,
): Promise<typeof written> {
  const follow = ({ generationId, seq }: EventId) => chat.open(ChatService.FollowGeneration, { generationId, after: seq }, call)
  await relayGeneration({ response, streams, open: () => follow(after), follow, after })
  return written
}
