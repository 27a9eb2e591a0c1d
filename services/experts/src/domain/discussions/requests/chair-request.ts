import type { LabelledAnswer } from '@rostra/llm/chat-model'
import { z } from 'zod'
import { agreements } from '../discussion.ts'
import { dataBlocks } from './data-block.ts'
import { type DiscussionQuestion, type DiscussionRequest, quotedAnswers, quotedQuestion } from './expert-request.ts'

/** The token limit of the chair's answer: about 700 English words. */
const maxTokens = 1_300
const maxConsensus = 8_000
const maxView = 2_000

/** The schema of the chair's answer. `experts` are labels, as 'B' or 'Expert B'. */
export const verdictSchema = z.object({
  consensus: z.string().trim().min(1).max(maxConsensus),
  agreement: z.enum(agreements),
  minority: z
    .object({
      experts: z.array(z.string().max(20)).min(1).max(5),
      view: z.string().trim().min(1).max(maxView),
      reason: z.string().trim().max(maxView),
    })
    .nullable(),
})

export type Verdict = z.infer<typeof verdictSchema>

/** Builds the request to the chair, which has no persona and knows the experts by label only. */
export function chairRequest(asked: DiscussionQuestion, delimiterSeed: string, answers: readonly LabelledAnswer[]): DiscussionRequest {
  const data = dataBlocks(delimiterSeed, 'chair', '')
  const system = [
    'You chair a circle of experts who answered the question of a member. You are neutral: you add no opinion and no fact of your own.',
    'Write `consensus` for the member, in the language of the question, in Markdown, in at most 200 words: what the experts agree on, where they ' +
      'differ and why, and what follows for the member. Say so when they do not agree. Every statement must follow from their answers.',
    '`agreement` is `strong` when all experts hold one position, `split` when they stand in camps of similar size, and `mixed` otherwise. Weigh reasons; ' +
      'the length of an answer and its order count for nothing.',
    '`minority` is null when all hold one position. Otherwise `experts` lists the labels of those who do, `view` says in one ' +
      'sentence what they hold, and `reason` in one sentence why. It is never more than half of the experts.',
    "Refer to an expert only by label, in English in any language: 'Expert A'. Their names are put in later.",
    data.introduction,
  ]
  return {
    system: system.join('\n\n'),
    messages: [{ role: 'user', content: [quotedQuestion(asked, data), quotedAnswers(answers, data)].join('\n\n') }],
    maxTokens,
    hints: { task: { kind: 'chair', question: asked.question, answers } },
  }
}
