import type { Conversation } from './conversation.ts'
import { firstPerson } from './first-person.ts'
import type { Phrases } from './phrases.ts'
import { anyTheme } from './themes-any.ts'

const danger =
  'I am glad you said that, and I take it seriously. I am an AI persona, so I cannot be with you or judge how things stand, but there are people who can, right now. Please ring your local emergency number, or a crisis line in your country, and tell somebody near you that you need company.\n\nIf you are in danger at this moment, ring first and write later. You do not have to explain it well. "I need help" is enough.'

const machine =
  'I am an AI persona, not a person. Just now the offline model that comes built in is speaking for me, so I know a modest number of things and can look nothing up. I still try to be of use.'

const foreign =
  'I am afraid that the offline model speaking for me just now follows English best. Could you put it in a few English words? Simple ones are welcome.'

/** What to say when the message is about the two speakers rather than a subject; nothing when it is not. */
export function smallTalk(talk: Conversation, phrases: Phrases): string[] | undefined {
  const { character, intent } = talk
  const { voice } = character
  const self = firstPerson(character.name, character.about)
  switch (intent) {
    case 'danger':
      return [danger]
    case 'machine':
      return [machine, offer(talk)]
    case 'foreign':
      return [foreign]
    case 'empty':
      return [phrases.line(voice.puzzled), offer(talk)]
    case 'rude':
      return [phrases.line(voice.rude)]
    case 'guarded':
      return [phrases.line(voice.guarded), phrases.question()]
    case 'who':
      return [self, subjects(talk), 'What is on your mind?']
    case 'hello':
      return [phrases.line(voice.hello, { self: talk.ours ? '' : self }), offer(talk)]
    case 'well-being':
      return [phrases.line(voice.wellBeing), talk.turn > 1 ? '' : offer(talk)]
    case 'thanks':
      return [phrases.line(voice.thanked), talk.turn > 2 ? keepsake(talk, phrases) : phrases.question()]
    case 'goodbye':
      return [phrases.line(voice.goodbye)]
    case 'fact':
      return talk.themeIsNew ? undefined : [phrases.line(voice.unknown), offer(talk)]
    default:
      return undefined
  }
}

function subjects({ character }: Conversation): string {
  const names = character.home.slice(0, 3).map(({ name }) => name)
  return names.length > 1 ? `People mostly come to me about ${inWords(names, 'and')}.` : ''
}

function offer({ character }: Conversation): string {
  const names = character.home.slice(0, 2).map(({ name }) => name)
  return names.length > 0
    ? `We could talk about ${inWords(names, 'or')}, or about whatever brought you here.`
    : 'What would you like to talk about?'
}

function keepsake({ theme }: Conversation, phrases: Phrases): string {
  const insight = theme === anyTheme ? '' : phrases.own('insights')
  return insight && `And one thing to take with you. ${insight}`
}

function inWords(names: readonly string[], link: 'and' | 'or'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${link} ${names.at(-1)}`
}
