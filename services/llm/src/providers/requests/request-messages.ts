import type { ChatMessage, ChatRequest } from '../../chat-model.ts'
import { continuingMessages } from './continuation.ts'

type Asked = Pick<ChatRequest, 'messages' | 'promptMaterial' | 'written'>

/**
 * Returns the messages for a provider: those of the request with its prompt material, and those that make the model continue a begun
 * answer.
 */
export const requestMessages = (request: Asked, takesPrefill: boolean): ChatMessage[] =>
  continuingMessages({ ...request, messages: withPromptMaterial(request) }, takesPrefill)

/** Puts the instructions in front of the first message, for a model that takes no role of instructions. */
export function withInstructions(messages: ChatMessage[], instructions: string): ChatMessage[] {
  const [first, ...others] = messages
  if (first?.role !== 'user') return [{ role: 'user', content: instructions }, ...messages]
  return [{ role: 'user', content: `${instructions}\n\n${first.content}` }, ...others]
}

/** Inserts the prompt material before the last message. The earlier messages do not change, so that a provider's prompt cache is used. */
function withPromptMaterial({ messages, promptMaterial }: Asked): ChatMessage[] {
  const last = messages.at(-1)
  if (!promptMaterial || !last) return messages
  return [...messages.slice(0, -1), { ...last, content: `${promptMaterial}\n\n${last.content}` }]
}
