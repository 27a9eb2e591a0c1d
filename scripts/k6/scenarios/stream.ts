import { readAnswer } from '../visits/read-answer.ts'
import { streamLoad } from '../visits/stream-load.ts'

/* Messages and their answers with k6 as it is: when the answer opens, and when it is whole. */
export const { options, setup, guest, member, teardown, handleSummary } = streamLoad('stream', readAnswer, ['rostra_opened'])
