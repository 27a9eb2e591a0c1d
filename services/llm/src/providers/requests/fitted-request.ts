import type { ChatMessage, ChatRequest } from '../../chat-model.ts'
import { estimateTokens } from '../../token-estimate.ts'

/** What a request and its answer share. */
export interface Window {
  /** Estimated. */
  tokens: number
  /** Whether it is so small that the answer's limit had to be cut too. */
  isTight: boolean
}

/**
 * Returns the same request with the newest part of its history that fits. In a tight window the answer's limit is cut to what the request
 * leaves, or to half of the window, whichever is more.
 */
export function fitted(request: ChatRequest, { tokens, isTight }: Window): ChatRequest {
  const input = inputTokens(request)
  const mostOutput = isTight ? Math.ceil(Math.max(tokens - input, tokens / 2)) : request.maxTokens
  const maxTokens = Math.min(request.maxTokens, mostOutput)
  const spared = input + maxTokens - tokens
  if (spared <= 0) return { ...request, maxTokens }
  const history = request.messages.slice(0, -1)
  return { ...request, maxTokens, messages: [...newest(history, tokensOf(history) - spared), ...request.messages.slice(-1)] }
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

/** Returns the window that has room for a request which was cut from another one. */
export const windowOf = (cut: ChatRequest, from: ChatRequest): Window => ({
  tokens: inputTokens(cut) + cut.maxTokens,
  isTight: cut.maxTokens < from.maxTokens,
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
