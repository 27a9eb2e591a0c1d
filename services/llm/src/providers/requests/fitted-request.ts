import type { ChatMessage, ChatRequest } from '../../chat-model.ts'
import { estimateTokens } from '../../token-estimate.ts'

/** What a model has room for, as estimated tokens; infinite where nothing had to be cut. */
export interface Room {
  /** Of a whole request. */
  input: number
  /** Of the answer. */
  output: number
}

const unlimited: Room = { input: Number.POSITIVE_INFINITY, output: Number.POSITIVE_INFINITY }

/** Returns the same request with the newest part of its history that fits, and the answer's limit cut to the room. */
export function fitted(request: ChatRequest, { input, output }: Room): ChatRequest {
  const history = request.messages.slice(0, -1)
  const spared = inputTokens(request) - input
  return {
    ...request,
    messages: spared <= 0 ? request.messages : [...newest(history, tokensOf(history) - spared), ...request.messages.slice(-1)],
    maxTokens: Math.min(request.maxTokens, output),
  }
}

/** Returns the same request with half of its history. Without a history, or from the second time on, the answer's limit is halved too. */
export function halved(request: ChatRequest, isFirst: boolean): ChatRequest {
  const history = request.messages.slice(0, -1)
  const halvesAnswer = history.length === 0 || !isFirst
  return {
    ...request,
    messages: [...newest(history, tokensOf(history) / 2), ...request.messages.slice(-1)],
    maxTokens: halvesAnswer ? Math.ceil(request.maxTokens / 2) : request.maxTokens,
  }
}

/** Returns the room that a request needs where it was cut from another, which itself was cut for a room. */
export const roomOf = (cut: ChatRequest, from: ChatRequest, { input, output }: Room = unlimited): Room => ({
  input: cut.messages.length < from.messages.length ? inputTokens(cut) : input,
  output: cut.maxTokens < from.maxTokens ? cut.maxTokens : output,
})

const inputTokens = ({ system, messages, promptMaterial = '', written = '' }: ChatRequest): number =>
  estimateTokens(system) + estimateTokens(promptMaterial) + estimateTokens(written) + tokensOf(messages)

const tokensOf = (messages: readonly ChatMessage[]): number => messages.reduce((sum, { content }) => sum + estimateTokens(content), 0)

/** Returns the newest messages that fit, from a message of the user on: an answer without its question helps no model. */
function newest(messages: readonly ChatMessage[], tokens: number): ChatMessage[] {
  let left = tokens
  let first = messages.length
  for (let at = messages.length - 1; at >= 0; at--) {
    const message = messages[at] as ChatMessage
    left -= estimateTokens(message.content)
    if (left < 0) break
    if (message.role === 'user') first = at
  }
  return messages.slice(first)
}
