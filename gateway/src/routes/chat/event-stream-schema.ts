import { contentFrame, doneFrame, errorFrame, stateFrame, streamFrame } from '@rostra/proto/http/stream-frame'
import { z } from 'zod'
import { modelRefusals } from './send-input.ts'

z.globalRegistry.add(contentFrame, { id: 'ContentFrame', description: 'A piece of the answer’s text' })
z.globalRegistry.add(doneFrame, {
  id: 'DoneFrame',
  description:
    'The end of a stored answer, with the passages that it cites. That of a trial also has in `given` all passages that the model got',
})
z.globalRegistry.add(errorFrame, {
  id: 'ErrorFrame',
  description: `The end of a failed answer. ${modelRefusals}. MODEL_BUSY has in \`retryAfter\` the seconds to wait`,
})
z.globalRegistry.add(stateFrame, {
  id: 'StateFrame',
  description: 'What the model does while no text arrives, at most once a second: it thinks, or has sent nothing for 5 seconds or more',
})
z.globalRegistry.add(streamFrame, {
  id: 'StreamFrame',
  description:
    'The JSON of one `data:` line. Each event has `id: <generationId>:<seq>`, with seq from 1 without gaps. Any number of ContentFrames is ' +
    'followed by one DoneFrame or ErrorFrame, which ends the stream. The joined contents are exactly `fullResponse`; those of an answer that ' +
    'went on are its end. StateFrames may come between them, without an id. A comment `: ping` is sent every 15 seconds.',
})

/** Documents the event stream of an answer by the JSON of its events. */
export const eventStream = streamFrame
