import { readAnswerBySse } from '../user-flows/read-answer-by-sse.ts'
import { streamLoad } from '../user-flows/stream-load.ts'

/* The scenario `stream` with k6's SSE extension, which also measures the first token and the gaps between frames. */
const metrics = ['rostra_opened', 'rostra_first_token', 'rostra_token_gap']
export const { options, setup, guest, member, teardown } = streamLoad(readAnswerBySse, metrics)
