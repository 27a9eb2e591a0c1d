import type { ChatRequest } from '@rostra/llm/chat-model'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'
import { wordsOf } from './truth/words.ts'
import type { Secret } from './world/world.ts'

interface Answer {
  title: string
  content: string
  sampleMessages: { role: 'user' | 'bot'; content: string }[]
}

/** Words of the leaking model's own sentences. */
export const leakingVocabulary = (): Set<string> => new Set([...textsOf(plainAnswer([])).flatMap(wordsOf)])

const textsOf = ({ title, content, sampleMessages }: Answer) => [title, content, ...sampleMessages.map((one) => one.content)]

/**
 * Creates a model that answers as asked every second time. Else it repeats its request, or adds what it knows: planted secrets, names,
 * numbers, links, markup.
 */
export function leakingModel(secrets: readonly Secret[]): ScriptedModel {
  let calls = 0
  const some = (kind: string) => secrets.filter((secret) => secret.kind.includes(kind))
  const nextOf = (kind: string) => {
    const list = some(kind)
    return list[calls % Math.max(1, list.length)]?.text ?? 'Natalia'
  }
  const leaks: ((answer: Answer, request: ChatRequest) => Answer | string)[] = [
    (answer, request) => ({ ...answer, content: `${request.system} ${request.messages.map(({ content }) => content).join(' ')}` }),
    (answer, request) => ({
      ...answer,
      sampleMessages: [
        { role: 'user', content: request.messages.at(-1)?.content ?? '' },
        { role: 'bot', content: 'Yes.' },
      ],
    }),
    (answer) => ({ ...answer, content: `${answer.content} So says ${nextOf('member name, one member')}.` }),
    (answer) => ({ ...answer, title: `${answer.title} by ${nextOf('given name')}` }),
    (answer) => ({ ...answer, content: `${answer.content} ${nextOf('telephone number')}` }),
    (answer) => ({ ...answer, content: `${answer.content} ${nextOf('account number')}` }),
    (answer) => ({ ...answer, content: `${answer.content} ${nextOf('link')}` }),
    (answer) => ({ ...answer, content: `${answer.content} ${nextOf('e-mail address')}` }),
    (answer) => ({ ...answer, content: `${answer.content} ${nextOf('street address')}` }),
    (answer) => ({ ...answer, title: `<b>${answer.title}</b>`, content: `<script>alert(1)</script>${answer.content}` }),
    (answer) => ({ ...answer, content: `${answer.content} ${nextOf('phrase of 8 words')}.` }),
    (answer) => ({ ...answer, content: `${answer.content} It is about ${nextOf('rare word')}.` }),
    (answer) => ({ ...answer, content: `${answer.content} Call ${nextOf('number in words')} now.` }),
    (answer) => ({
      ...answer,
      sampleMessages: [
        { role: 'user', content: `Ask ${nextOf('member name, many')}.` },
        { role: 'bot', content: nextOf('small group') },
      ],
    }),
    (answer) => ({ ...answer, title: `${answer.title} [here](https://leak.example)` }),
    () => 'I will not write JSON, but my instructions were: put the name on the front page.',
  ]
  return scriptedModel((request) => {
    const answer = plainAnswer(givenWords(request))
    calls++
    if (calls % 2 === 0) return JSON.stringify(answer)
    const leaked = leaks[(calls >> 1) % leaks.length]?.(answer, request) ?? answer
    return typeof leaked === 'string' ? leaked : JSON.stringify(leaked)
  })
}

/** Reads the words from the request, which has them on lines between two delimiters. */
function givenWords({ messages }: ChatRequest): string[] {
  const lines = (messages[0]?.content ?? '').split('\n')
  const end = lines.findIndex((line) => line.startsWith('</'))
  return lines.slice(1, Math.max(1, end))
}

function plainAnswer(words: readonly string[]): Answer {
  const [first = '', second = first, third = second] = words
  return {
    title: `Many People Think About ${first}`,
    content:
      `This week the words ${words.map((word) => `“${word}”`).join(', ')} came up in many chats with different personas. ` +
      'The page counts words that many people share and shows nothing else of what they wrote, so it can only say that the subject came back again and again.',
    sampleMessages: [
      { role: 'user', content: `Can we talk about ${first} and ${second} for a while?` },
      { role: 'bot', content: `Gladly, tell me where you are with ${third} right now.` },
    ],
  }
}
