import type { Usage } from '@rostra/llm/chat-model'
import { estimateTokens } from '@rostra/llm/token-estimate'
import type { TokenUsage } from '../../domain/generations/frame.ts'
import { withoutOverlap } from '../../domain/generations/overlap.ts'
import type { Prompt } from '../../domain/generations/prompt.ts'
import { tokensLeft } from '../../domain/generations/takeover.ts'
import type { AnsweringModel } from '../../domain/ports.ts'

/** Why a model ended an answer. */
type Finish = Usage['finish']

export interface AnswerReader {
  onText: (text: string) => void
  /** Called when the model begins to think, or thinks on. */
  onThinking: () => void
}

/** The model that is asked, with the limits of an answer. */
type Asking = Pick<AnsweringModel, 'model' | 'modelId' | 'offline' | 'answerTokens' | 'answerMs'>

/** Returns the model with at most this many tokens of an answer, when that is below its own limit. 0: its own limit. */
export const limitedTo = (model: AnsweringModel, maxTokens = 0): AnsweringModel =>
  maxTokens === 0 || maxTokens >= model.answerTokens ? model : { ...model, answerTokens: maxTokens }

/** An answer that the model is writing. Its text is buffered until it is read. */
export interface AskedAnswer {
  /** The model that was asked. */
  model: Pick<AnsweringModel, 'modelId' | 'offline' | 'answerMs'>
  /**
   * Passes the buffered text to the reader, and then each further piece. Resolves with the reason of the end, or throws what the model
   * threw. `signal` aborts the model's call. For one reader.
   */
  read: (signal: AbortSignal, reader: AnswerReader) => Promise<Finish>
  /** Whether the model has said that the answer costs nothing; known before its first text. */
  isFree: () => boolean
  /** Returns the tokens of the answer with this text: those that the provider has counted, else an estimate. */
  usage: (answer: string) => TokenUsage
  /** Aborts the model's call, for an answer that will not be read. */
  abandon: () => void
}

/** The parts of an answer that exist already. */
export interface WrittenParts {
  /** The answer that a continuation continues. */
  before?: string
  /** What former owners of the generation have shown. It counts towards the tokens of the answer. */
  shown?: string
}

/**
 * Starts the model's call for an answer. With parts that are written already, asks for the rest, and removes a repetition of them. The
 * buffer holds at most the tokens of an answer.
 */
export function callModel(answering: Asking, prompt: Prompt, { before = '', shown = '' }: WrittenParts = {}): AskedAnswer {
  const ending = new AbortController()
  let unread = ''
  let isFree = false
  let isThinking = false
  let estimatedInput = 0
  let counted: Pick<Usage, 'inputTokens' | 'outputTokens'> | undefined
  let reader: AnswerReader = {
    onText: (text) => {
      unread += text
    },
    onThinking: () => {
      isThinking = true
    },
  }
  const request = {
    ...prompt,
    model: answering.modelId,
    maxTokens: tokensLeft(answering.answerTokens, shown),
    signal: ending.signal,
    onFree: () => {
      isFree = true
    },
    onState: () => reader.onThinking(),
  }
  const streamed = streamRest(answering, { request, written: before + shown }, (text) => {
    if (prompt.messages.length > 0) estimatedInput = promptTokens(prompt)
    // The prompt may be long and is not needed after the first token: this frees its memory before the answer ends.
    prompt.messages.length = 0
    reader.onText(text)
  })
  // `read` throws the error. Without a reader it must not count as an unhandled rejection.
  streamed.catch(() => undefined)

  return {
    model: answering,
    read: async (signal, given) => {
      const end = () => ending.abort(signal.reason)
      if (signal.aborted) end()
      else signal.addEventListener('abort', end, { once: true })
      reader = given
      if (isThinking) given.onThinking()
      if (unread !== '') given.onText(unread)
      unread = ''
      const { finish, ...tokens } = await streamed
      counted = tokens
      return finish
    },
    isFree: () => isFree,
    usage: (answer) => ({
      inputTokens: counted?.inputTokens || estimatedInput,
      outputTokens: counted?.outputTokens || estimateTokens(answer),
    }),
    abandon: () => ending.abort(),
  }
}

const promptTokens = ({ system, messages, promptMaterial = '' }: Prompt): number =>
  messages.reduce((sum, { content }) => sum + estimateTokens(content), estimateTokens(system) + estimateTokens(promptMaterial))

/** Streams the rest of an answer after the part that is `written`, without a repetition of that part. */
async function streamRest(
  { model }: Pick<Asking, 'model'>,
  { request, written }: { request: Parameters<typeof model.stream>[0]; written: string },
  onText: (text: string) => void,
): Promise<Usage> {
  if (request.maxTokens === 0) return { finish: 'length', inputTokens: 0, outputTokens: 0 }
  if (written.trim() === '') return model.stream(request, onText)
  const pieces = withoutOverlap(written, onText)
  const usage = await model.stream({ ...request, written }, pieces.push)
  pieces.end()
  return usage
}
