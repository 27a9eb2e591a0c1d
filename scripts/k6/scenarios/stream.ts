import { readAnswer } from '../user-flows/read-answer.ts'
import { streamLoad } from '../user-flows/stream-load.ts'

/* Messages and their answers with stock k6, which measures the opening and the end of an answer. */
export const { options, setup, guest, member, teardown } = streamLoad(readAnswer, ['rostra_opened'])
