import type { ChatRequest } from '../chat-model.ts'
import { arithmetic } from './arithmetic.ts'
import { bodyOf } from './bodies.ts'
import { cautionFor } from './caution.ts'
import { type Conversation, conversationOf } from './conversation.ts'
import { aside, lead } from './leads.ts'
import { Phrases } from './phrases.ts'
import { beyondKnowledge, exhausted, noOpinion } from './plain-lines.ts'
import { smallTalk } from './small-talk.ts'
import { anyTheme } from './themes-any.ts'

/** What the offline model says next: Markdown, in the voice of the character, the same for the same request. */
export function replyTo(request: ChatRequest): string {
  const talk = conversationOf(request)
  const phrases = new Phrases(request, talk)
  const paragraphs = smallTalk(talk, phrases) ?? beyond(talk, phrases) ?? cautious(talk, phrases) ?? onSubject(talk, phrases)
  return paragraphs.filter(Boolean).join('\n\n')
}

/** Sums, and questions for opinions and knowledge that it does not have. */
function beyond(talk: Conversation, phrases: Phrases): string[] | undefined {
  const sum = arithmetic(talk.said)
  if (sum) return [sum, talk.theme.field === 'learning' ? phrases.question() : '']
  if (talk.theme !== anyTheme || talk.intent !== 'question') return undefined
  if (/\b(?:what do you think|your (?:opinion|view|favou?rite)|do you (?:like|prefer|believe))\b/i.test(talk.said))
    return [phrases.line(noOpinion)]
  const aboutTheWorld = /^\W*(?:why|what|who|when|where)\b/i.test(talk.said) && !/\b(?:i|we|my|me)\b/i.test(talk.said)
  return aboutTheWorld ? [`${phrases.line(talk.character.voice.unknown)} ${phrases.line(beyondKnowledge)}`] : undefined
}

function cautious(talk: Conversation, phrases: Phrases): string[] | undefined {
  const caution = cautionFor(talk)
  if (!caution) return undefined
  const opening = talk.intent === 'question' ? lead(talk, phrases) : ''
  return [opening, caution.text, phrases.about('pitfalls'), caution.question ?? phrases.question()]
}

function onSubject(talk: Conversation, phrases: Phrases): string[] {
  const opening = [lead(talk, phrases), aside(talk, phrases)]
  const [first, ...rest] = bodyOf(talk, phrases)
  if (!first && !rest.some(Boolean)) return [phrases.line(exhausted)]
  const asked = (rest.at(-1) ?? first ?? '').trimEnd().endsWith('?')
  const question = asked || (rest.length > 0 && phrases.random.chance(0.1)) ? '' : phrases.question()
  return [[...opening, first].filter(Boolean).join(' '), ...rest.slice(0, talk.character.terse ? 1 : undefined), question]
}
