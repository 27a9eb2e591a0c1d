import type { Conversation } from './conversation.ts'
import { feelingIn } from './language/intent.ts'
import type { PhrasePicker } from './phrase-picker.ts'

/** Returns the first sentence of an answer, which acknowledges the message; empty when none is needed. */
export function openingSentence(conversation: Conversation, phrases: PhrasePicker): string {
  const { voice } = conversation.character
  const greeting = greetingByName(conversation)
  if (greeting) return greeting
  switch (conversation.intent) {
    case 'feeling':
      return phrases.pickLine(voice.feeling, { feeling: feelingIn(conversation.lastMessage) ?? 'like that' })
    case 'joy':
      return phrases.pickLine(voice.joy)
    case 'doubt':
      return phrases.pickLine(voice.afterDoubt)
    case 'confused':
      return phrases.pickLine(voice.beforeSimplerWords)
    case 'yes':
    case 'more':
      return phrases.pickLine(voice.beforeMore)
    case 'example':
      return phrases.pickLine(voice.beforeExample)
    case 'list':
      return conversation.topic ? phrases.pickLine(voice.beforeAnswer) : ''
    case 'statement':
      return afterStatement(conversation, phrases)
    default:
      return phrases.pickLine(conversation.answersQuestion ? voice.afterAnswer : voice.beforeAnswer)
  }
}

function afterStatement(conversation: Conversation, phrases: PhrasePicker): string {
  const { voice } = conversation.character
  if (conversation.answersQuestion) return phrases.pickLine(voice.afterAnswer)
  const quote = conversation.lastMessage.trim().replace(/[.!]+$/, '')
  const short = /^\S+(?:\s+\S+){2,7}$/.test(quote) && !conversation.topic && !conversation.themeInLastMessage && !/["\n]/.test(quote)
  return short ? `You say "${quote}", and I would like to understand that better.` : phrases.pickLine(voice.afterStatement)
}

/** Returns a remark on a foreign theme or an earlier topic, each at most once; empty when there is none. */
export function remark(conversation: Conversation, phrases: PhrasePicker): string {
  const { character, theme, earlierTopic } = conversation
  const isQuestion = conversation.intent === 'question' || conversation.intent === 'list'
  const isForeignTheme =
    isQuestion &&
    conversation.topic &&
    conversation.themeInLastMessage &&
    character.homeThemes.length > 0 &&
    !character.homeThemes.some(({ field }) => field === theme.field)
  if (isForeignTheme && !character.voice.outsideExpertise.some((line) => conversation.ownText.includes(line.slice(-30))))
    return phrases.pickLine(character.voice.outsideExpertise)
  const reminder =
    earlierTopic &&
    conversation.themeInLastMessage &&
    conversation.themeChanged &&
    `It also goes together with what you said about ${earlierTopic}.`
  return reminder &&
    conversation.userTurns > 2 &&
    !conversation.ownText.includes('goes together with what you said') &&
    phrases.random.chance(0.4)
    ? reminder
    : ''
}

function greetingByName(conversation: Conversation): string {
  const name = /\b(?:my name is|my name's|i'm called|call me|me llamo)\s+(\p{Lu}\p{L}+)/iu.exec(conversation.lastMessage)?.[1]
  return name && /^\p{Lu}/u.test(name) ? `Good to meet you, ${name}.` : ''
}
