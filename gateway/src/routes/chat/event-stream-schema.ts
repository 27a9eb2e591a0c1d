import { contentFrame, doneFrame, errorFrame, streamFrame } from '@rostra/proto/http/stream-frame'
import { z } from 'zod'

z.globalRegistry.add(contentFrame, { id: 'ContentFrame', description: 'A piece of the answer’s text' })
z.globalRegistry.add(doneFrame, {
  id: 'DoneFrame',
  description:
    'The end of a stored answer, with the passages that it cites. That of a trial also has in `given` all passages that the model got',
})
z.globalRegistry.add(errorFrame, { id: 'ErrorFrame', description: 'The end of a failed answer' })
z.globalRegistry.add(streamFrame, {
  id: 'StreamFrame',
  description:
    'The JSON of one `data:` line. Each event has `id: <generationId>:<seq>`, with seq from 1 without gaps. Any number of ContentFrames is ' +
    'followed by one DoneFrame or ErrorFrame, which ends the stream. The joined contents are exactly `fullResponse`. ' +
    'A comment `: ping` is sent every 15 seconds.',
})

/** Documents the event stream of an answer by the JSON of its events. */
export const eventStream = streamFrame
