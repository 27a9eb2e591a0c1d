import { readAnswerBySse } from '../visits/read-answer-by-sse.ts'
import { streamLoad } from '../visits/stream-load.ts'

/* The same with k6's SSE extension: also the first token, and the gaps between pieces. */
export const { options, setup, guest, member, teardown, handleSummary } = streamLoad('stream, by SSE', readAnswerBySse, [
  ...['rostra_opened', 'rostra_first_token', 'rostra_token_gap'],
])
