import type { Finish } from '@rostra/llm/chat-model'
import type { AnswerEnd } from '@rostra/proto/gen/rostra/chat/v1/AnswerEnd'

const ends = {
  finished: 'ANSWER_END_FINISHED',
  length: 'ANSWER_END_LENGTH',
  filtered: 'ANSWER_END_FILTERED',
  refused: 'ANSWER_END_REFUSED',
} as const satisfies Record<Finish, AnswerEnd>

/** Converts why an answer ended; unspecified when that is not known. */
export const toWireEnd = (end: Finish | undefined): AnswerEnd => (end ? ends[end] : 'ANSWER_END_UNSPECIFIED')
