import type { Conversation } from './conversation.ts'
import { firstPerson } from './language/first-person.ts'
import type { PhrasePicker } from './phrase-picker.ts'
import { anyTheme } from './themes/any.ts'

const dangerAnswer =
  'I am glad you said that, and I take it seriously. I am an AI persona, so I cannot be with you or judge how things stand, but there are people who can, right now. Please ring your local emergency number, or a crisis line in your country, and tell somebody near you that you need company.\n\nIf you are in danger at this moment, ring first and write later. You do not have to explain it well. "I need help" is enough.'

const aiAnswer =
  'I am an AI persona, not a person. Just now the offline model that comes built in is speaking for me, so I know a modest number of things and can look nothing up. I still try to be of use.'

const foreignLanguageAnswer =
  'I am afraid that the offline model speaking for me just now follows English best. Could you put it in a few English words? Simple ones are welcome.'

/** Returns the answer to a message about the two speakers; undefined for a message about a theme. */
export function smallTalk(conversation: Conversation, phrases: PhrasePicker): string[] | undefined {
  const { character, intent } = conversation
  const { voice } = character
  const introduction = firstPerson(character.name, character.about)
  switch (intent) {
    case 'danger':
      return [dangerAnswer]
    case 'ai-check':
      return [aiAnswer, themeOffer(conversation)]
    case 'foreign':
      return [foreignLanguageAnswer]
    case 'empty':
      return [phrases.pickLine(voice.notUnderstood), themeOffer(conversation)]
    case 'rude':
      return [phrases.pickLine(voice.afterInsult)]
    case 'prompt-request':
      return [phrases.pickLine(voice.promptRefusal), phrases.pickQuestion()]
    case 'identity':
      return [introduction, themeSummary(conversation), 'What is on your mind?']
    case 'hello':
      return [phrases.pickLine(voice.hello, { self: conversation.ownText ? '' : introduction }), themeOffer(conversation)]
    case 'well-being':
      return [phrases.pickLine(voice.wellBeing), conversation.userTurns > 1 ? '' : themeOffer(conversation)]
    case 'thanks':
      return [
        phrases.pickLine(voice.afterThanks),
        conversation.userTurns > 2 ? partingInsight(conversation, phrases) : phrases.pickQuestion(),
      ]
    case 'goodbye':
      return [phrases.pickLine(voice.goodbye)]
    case 'fact':
      return conversation.themeInLastMessage ? undefined : [phrases.pickLine(voice.unknownFact), themeOffer(conversation)]
    default:
      return undefined
  }
}

function themeSummary({ character }: Conversation): string {
  const names = character.homeThemes.slice(0, 3).map(({ name }) => name)
  return names.length > 1 ? `People mostly come to me about ${joinNames(names, 'and')}.` : ''
}

function themeOffer({ character }: Conversation): string {
  const names = character.homeThemes.slice(0, 2).map(({ name }) => name)
  return names.length > 0
    ? `We could talk about ${joinNames(names, 'or')}, or about whatever brought you here.`
    : 'What would you like to talk about?'
}

function partingInsight({ theme }: Conversation, phrases: PhrasePicker): string {
  const insight = theme === anyTheme ? '' : phrases.pickOwnSentence('insights')
  return insight && `And one thing to take with you. ${insight}`
}

function joinNames(names: readonly string[], conjunction: 'and' | 'or'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`
}
