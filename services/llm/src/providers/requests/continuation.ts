import type { ChatMessage, ChatRequest } from '../../chat-model.ts'

/** The characters of the last words that a model repeats: enough to recognize the repetition. */
const lastWordsCharacters = 60

/**
 * Returns the messages of a request, with those that make the model continue the answer in `written`. With `takesPrefill` the model
 * continues an assistant message at the end. Any other model is asked to repeat its last words first, which shows where the pieces join,
 * within a word or after it.
 */
export function continuingMessages(
  { messages, written = '' }: Pick<ChatRequest, 'messages' | 'written'>,
  takesPrefill: boolean,
): ChatMessage[] {
  // Anthropic refuses a last message that ends in white space.
  const content = written.trimEnd()
  if (content === '') return messages
  const begun: ChatMessage = { role: 'assistant', content }
  return takesPrefill ? [...messages, begun] : [...messages, begun, { role: 'user', content: instruction(lastWords(content)) }]
}

const instruction = (anchor: string) =>
  'Your answer above was cut off by a technical failure. The reader has its text, and it stays as it is. Continue the same answer exactly ' +
  'after this text and do not repeat it. Only so that both parts can be joined, begin your reply with its last words, exactly as they stand ' +
  `between the markers, and go on directly:\n<last-words>${anchor}</last-words>\n` +
  'Keep the language, the format and the train of thought. Do not write the markers, do not apologize and do not mention this message. If the ' +
  'answer was already complete, reply with the last words only.'

/** Returns the end of a text from the start of a word, or from within a word that is very long. */
function lastWords(text: string): string {
  if (text.length <= lastWordsCharacters) return text
  // The first half of a surrogate pair may be cut off.
  const tail = text.slice(-lastWordsCharacters).replace(/^[\udc00-\udfff]/, '')
  const space = tail.search(/\s/)
  return space >= 0 && space < lastWordsCharacters / 2 ? tail.slice(space).trimStart() : tail
}
