import type { ChatMessage, ChatRequest } from '../chat-model.ts'
import { continuingMessages } from './continuation.ts'

type Asked = Pick<ChatRequest, 'messages' | 'promptMaterial' | 'written'>

/** Returns the messages that a provider gets: the request's with its prompt material, and those that make the model go on with a begun answer. */
export const requestMessages = (request: Asked, takesPrefill: boolean): ChatMessage[] =>
  continuingMessages({ ...request, messages: withPromptMaterial(request) }, takesPrefill)

/** Puts the prompt material in front of the last message: the messages before it stay the same, so that a provider's cache of them holds. */
function withPromptMaterial({ messages, promptMaterial }: Asked): ChatMessage[] {
  const last = messages.at(-1)
  if (!promptMaterial || !last) return messages
  return [...messages.slice(0, -1), { ...last, content: `${promptMaterial}\n\n${last.content}` }]
}
