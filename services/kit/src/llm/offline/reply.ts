import type { ChatRequest } from '../chat-model.ts'
import { arithmetic } from './arithmetic.ts'
import { cautionFor } from './caution.ts'
import { type Conversation, conversationOf } from './conversation.ts'
import { feelingIn } from './intent.ts'
import { Phrases } from './phrases.ts'
import { smallTalk } from './small-talk.ts'

/** What the offline model says next: Markdown, in the voice of the character, the same for the same request. */
export function replyTo(request: ChatRequest): string {
  const talk = conversationOf(request)
  const phrases = new Phrases(request, talk)
  const paragraphs = smallTalk(talk, phrases) ?? conversationalReply(talk, phrases)
  return paragraphs.filter(Boolean).join('\n\n')
}

function conversationalReply(talk: Conversation, phrases: Phrases): string[] {
  const { terse } = talk.character
  const sum = arithmetic(talk.said)
  if (sum) return [sum, phrases.about('questions')]
  const opening = [nameOf(talk) || lead(talk, phrases), aside(talk, phrases)].filter(Boolean).join(' ')
  const caution = cautionFor(talk)
  if (caution) return [opening, caution, phrases.about('pitfalls'), phrases.about('questions')]
  const body = bodyOf(talk, phrases)
  const question = phrases.random.chance(0.9) || body.length < 2 ? phrases.about('questions') : ''
  return [join(opening, body[0]), ...body.slice(1, terse ? 2 : undefined), question]
}

function lead(talk: Conversation, phrases: Phrases): string {
  const { voice } = talk.character
  switch (talk.intent) {
    case 'feeling':
      return phrases.line(voice.feeling, { feeling: feelingIn(talk.said) ?? 'like that' })
    case 'joy':
      return phrases.line(voice.joy)
    case 'doubt':
      return phrases.line(voice.doubted)
    case 'confused':
      return phrases.line(voice.simpler)
    case 'yes':
    case 'more':
      return phrases.line(voice.more)
    case 'example':
      return phrases.line(voice.example)
    case 'list':
      return talk.topic ? phrases.line(voice.answering) : ''
    case 'told':
      return told(talk, phrases)
    default:
      return phrases.line(voice.answering)
  }
}

function told(talk: Conversation, phrases: Phrases): string {
  const { voice } = talk.character
  if (talk.answersUs) return phrases.line(voice.noting)
  const quote = talk.said.trim().replace(/[.!]+$/, '')
  const short = quote.split(/\s+/).length <= 8 && !talk.topic && !talk.themeIsNew && !/["\n]/.test(quote)
  return short ? `You say "${quote}", and I would like to understand that better.` : phrases.line(voice.hearing)
}

/** Remarks that show memory and modesty, each at most once. */
function aside(talk: Conversation, phrases: Phrases): string {
  const { character, theme, earlierTopic } = talk
  const asks = talk.intent === 'question' || talk.intent === 'list'
  const foreign =
    asks && talk.topic && talk.themeIsNew && character.home.length > 0 && !character.home.some(({ field }) => field === theme.field)
  if (foreign && !character.voice.outside.some((line) => talk.ours.includes(line.slice(-30)))) return phrases.line(character.voice.outside)
  const reminder = earlierTopic && `It also goes together with what you said about ${earlierTopic}.`
  return reminder && talk.turn > 2 && !talk.ours.includes('goes together with what you said') && phrases.random.chance(0.4) ? reminder : ''
}

function bodyOf(talk: Conversation, phrases: Phrases): string[] {
  const { voice, lists } = talk.character
  if (talk.intent === 'list') return [phrases.line(voice.list), bullets(phrases.steps(4), '-'), phrases.about('pitfalls')]
  if (talk.intent === 'example') return [phrases.about('examples') || phrases.about('insights'), phrases.steps(1).join('')]
  if (talk.intent === 'feeling' || talk.intent === 'joy') return [phrases.about('insights'), phrases.steps(1).join('')]
  if (talk.intent === 'confused') return [phrases.about('examples') || phrases.about('insights')]
  if (talk.intent === 'doubt') return [phrases.about('insights'), phrases.steps(2).join(' ')]
  if (talk.intent === 'yes' || talk.intent === 'more') return further(phrases, voice.pitfall)
  if (talk.answersUs || talk.intent === 'told') return reaction(phrases, voice.pitfall)
  if (lists && phrases.random.chance(talk.turn === 1 ? 0.75 : 0.4)) {
    const steps = phrases.steps(talk.theme.whole ? 6 : 3)
    const insight = phrases.about('insights')
    return steps.length > 1 ? [insight, `${phrases.line(voice.steps)}\n\n${bullets(steps, '1')}`] : [insight, steps.join('')]
  }
  return phrases.random.chance(0.5)
    ? [phrases.about('insights'), phrases.steps(2).join(' ')]
    : [phrases.about('insights'), `${phrases.line(voice.example)} ${phrases.about('examples')}`, phrases.steps(1).join('')]
}

function further(phrases: Phrases, pitfallLead: readonly string[]): string[] {
  const pitfall = phrases.random.chance(0.5) ? phrases.about('pitfalls') : ''
  return [phrases.about('insights'), phrases.steps(2).join(' '), pitfall && `${phrases.line(pitfallLead)} ${pitfall}`]
}

function reaction(phrases: Phrases, pitfallLead: readonly string[]): string[] {
  const way = phrases.random.next()
  if (way < 0.4) return [phrases.about('insights'), phrases.steps(1).join('')]
  if (way < 0.7) return [phrases.steps(2).join(' ')]
  const pitfall = phrases.about('pitfalls')
  return [phrases.steps(1).join(''), pitfall && `${phrases.line(pitfallLead)} ${pitfall}`]
}

function bullets(steps: readonly string[], mark: '-' | '1'): string {
  return steps.map((step, i) => `${mark === '1' ? `${i + 1}.` : '-'} ${step}`).join('\n')
}

/** Greets whoever has just said a name. */
function nameOf(talk: Conversation): string {
  const given = /\b(?:my name is|my name's|i'm called|call me|me llamo)\s+(\p{Lu}\p{L}+)/iu.exec(talk.said)?.[1]
  return given && /^\p{Lu}/u.test(given) ? `Good to meet you, ${given}.` : ''
}

function join(opening: string, first: string | undefined): string {
  return [opening, first].filter(Boolean).join(' ')
}
