import type { Conversation } from './conversation.ts'
import { feelingIn } from './intent.ts'
import type { Phrases } from './phrases.ts'

/** The first sentence of a reply: it shows that the message was heard. */
export function lead(talk: Conversation, phrases: Phrases): string {
  const { voice } = talk.character
  const name = nameOf(talk)
  if (name) return name
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
      return phrases.line(talk.answersUs ? voice.noting : voice.answering)
  }
}

function told(talk: Conversation, phrases: Phrases): string {
  const { voice } = talk.character
  if (talk.answersUs) return phrases.line(voice.noting)
  const quote = talk.said.trim().replace(/[.!]+$/, '')
  const short = /^\S+(?:\s+\S+){2,7}$/.test(quote) && !talk.topic && !talk.themeIsNew && !/["\n]/.test(quote)
  return short ? `You say "${quote}", and I would like to understand that better.` : phrases.line(voice.hearing)
}

/** Remarks that show memory and modesty, each at most once. */
export function aside(talk: Conversation, phrases: Phrases): string {
  const { character, theme, earlierTopic } = talk
  const asks = talk.intent === 'question' || talk.intent === 'list'
  const foreign =
    asks && talk.topic && talk.themeIsNew && character.home.length > 0 && !character.home.some(({ field }) => field === theme.field)
  if (foreign && !character.voice.outside.some((line) => talk.ours.includes(line.slice(-30)))) return phrases.line(character.voice.outside)
  const reminder = earlierTopic && talk.themeIsNew && talk.themeChanged && `It also goes together with what you said about ${earlierTopic}.`
  return reminder && talk.turn > 2 && !talk.ours.includes('goes together with what you said') && phrases.random.chance(0.4) ? reminder : ''
}

/** Greets whoever has just said a name. */
function nameOf(talk: Conversation): string {
  const given = /\b(?:my name is|my name's|i'm called|call me|me llamo)\s+(\p{Lu}\p{L}+)/iu.exec(talk.said)?.[1]
  return given && /^\p{Lu}/u.test(given) ? `Good to meet you, ${given}.` : ''
}
