import type { ChatMessage, ChatRequest } from '../chat-model.ts'
import { continuingMessages } from './continuation.ts'

type Asked = Pick<ChatRequest, 'messages' | 'background' | 'written'>

/** Returns the messages that a provider gets: the request's with its background, and those that make the model go on with a begun answer. */
export const requestMessages = (request: Asked, takesPrefill: boolean): ChatMessage[] =>
  continuingMessages({ ...request, messages: withBackground(request) }, takesPrefill)

/** Puts the background in front of the last message: the messages before it stay the same, so that a provider's cache of them holds. */
function withBackground({ messages, background }: Asked): ChatMessage[] {
  const last = messages.at(-1)
  if (!background || !last) return messages
  return [...messages.slice(0, -1), { ...last, content: `${background}\n\n${last.content}` }]
}
