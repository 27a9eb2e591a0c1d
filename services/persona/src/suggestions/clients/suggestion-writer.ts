import { DomainError } from '@rostra/kit/errors'
import type { Log } from '@rostra/kit/log'
import { askJson } from '@rostra/llm/ask-json'
import { dataBlocks } from '@rostra/llm/data-block'
import { modelFailure } from '@rostra/llm/failures/model-failure'
import type { ServedModel } from '@rostra/llm/models'
import { z } from 'zod'
import { readFormTexts } from '../domain/form-texts.ts'
import type { SuggestionWriter } from '../domain/ports.ts'

/** The time of both requests together, in milliseconds. The gateway waits longer. */
const defaultTimeoutMs = 45_000
const maxTokens = 2_500

const task = `You fill in the form of an AI persona on a website where people chat with such personas, from a few sentences of its creator.
- name: 3 to 50 characters. A person, a role or both, such as "Coach Livia". Never the name of a real person or company that the sentences do not name.
- description: 10 to 150 characters on one line: what one gets from talking to it.
- rolePrompt: the persona's instructions, in the second person ("You are …"), 400 to 2,000 characters: who it is, for whom, how it speaks, what it asks
  before it advises, what it leaves out, and one example of a good answer.
- openingLines: three different questions that a visitor would ask it, each of one short sentence.
- greeting: its first message in every conversation, at most 240 characters, in its own voice.
Stay with what the sentences say; claim no degree, experience or promise that they do not name. Write in the language of the sentences. Plain text: no
markup, no emoji, no placeholders.`

const texts = z
  .strictObject({
    name: z.string(),
    description: z.string(),
    rolePrompt: z.string(),
    openingLines: z.array(z.string()).length(3),
    greeting: z.string(),
  })
  .transform((written, context) => {
    try {
      return readFormTexts(written)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      for (const message of Object.values(error.details.fields ?? {})) context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
  })

interface WriterOptions {
  log: Log
  timeoutMs?: number
}

/**
 * Creates a writer that gives a model the sentences as data. Invalid texts are asked for once more.
 * Returns null for the offline model, which cannot write them.
 */
export function createSuggestionWriter(
  { model, modelId, offline, isFull }: ServedModel,
  { log, timeoutMs = defaultTimeoutMs }: WriterOptions,
): SuggestionWriter | null {
  if (offline) return null
  return {
    isFull,
    write: async (sentences, signal) => {
      const { introduction, block } = dataBlocks()
      const overdue = AbortSignal.timeout(timeoutMs)
      const request = {
        model: modelId,
        system: `${task}\n\n${introduction}`,
        messages: [{ role: 'user' as const, content: block(sentences) }],
        maxTokens,
        signal: AbortSignal.any([signal, overdue]),
      }
      try {
        return await askJson(model, request, texts)
      } catch (err) {
        signal.throwIfAborted()
        log.warn({ err }, 'no texts were suggested for a persona')
        const { error, reason, retryAfter } = modelFailure(err, overdue.aborted)
        throw new DomainError('unavailable', reason, error, { retryAfter })
      }
    },
  }
}
