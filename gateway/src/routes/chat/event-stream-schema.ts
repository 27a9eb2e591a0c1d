import { z } from 'zod'

/** How an answer streams, for the document; the frames themselves are made in streams/frame.ts. */
export const eventStream = z.string().meta({
  id: 'EventStream',
  description:
    'Events `id: <generationId>:<seq>` with seq from 1 without gaps. `data: {"content"}` any number of times, then one of ' +
    '`data: {"done": true, "fullResponse", "userMessageId", "botMessageId", "status"}` or `data: {"error", "reason"}`; then the stream closes. ' +
    'The pieces joined are exactly `fullResponse`. `: ping` comes every 15 seconds.',
})
