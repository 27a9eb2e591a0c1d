import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../ports.ts'
import { type RequestContext, responseWritten } from '../../routing/route.ts'
import type { EventId } from '../../streams/event-id.ts'
import { relayGeneration } from '../../streams/relay-generation.ts'

/** Streams the frames of a generation that follow a position. */
export async function followGeneration(
  after: EventId,
  { call, response, startedAt }: RequestContext,
  { chat, streams }: Ports,
): Promise<typeof responseWritten> {
  const follow = ({ generationId, seq }: EventId) => chat.open(ChatService.FollowGeneration, { generationId, after: seq }, call)
  await relayGeneration({ response, startedAt, streams, open: () => follow(after), repeatable: true, follow, after })
  return responseWritten
}
