import type { ChatRequest } from '@rostra/llm/chat-model'

const content =
  'Many people talked about it in the last seven days. Their chats share further words. Only words that many people used were counted to write this, ' +
  'and no message was read for it.'

/** Returns the word that stands for the topic of a request. */
export const headwordOf = ({ messages }: ChatRequest): string => /<data-\w+>\n(.+)/.exec(messages[0]?.content ?? '')?.[1] ?? ''

/** Returns the answer of a model that writes about the given word, and of which every text passes the checks. */
export const writeAbout = (request: ChatRequest): string =>
  JSON.stringify({
    title: `Talk of ${headwordOf(request)}`,
    content,
    sampleMessages: [
      { role: 'user', content: 'Where do I begin?' },
      { role: 'bot', content: 'With one small step, perhaps.' },
    ],
  })
