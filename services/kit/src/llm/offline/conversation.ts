import type { ChatRequest } from '../chat-model.ts'
import { type Character, characterOf } from './character.ts'
import { type Intent, intentOf } from './intent.ts'
import { stems } from './stems.ts'
import type { Theme } from './theme.ts'
import { rankedThemes } from './themes.ts'
import { anyTheme } from './themes-any.ts'
import { topicOf } from './topic.ts'

/** What is going on when the model is asked to speak. */
export interface Conversation {
  character: Character
  /** The last message of the other side. */
  said: string
  intent: Intent
  theme: Theme
  /** Whether the last message itself, rather than an earlier one, brought up the theme. */
  themeIsNew: boolean
  /** Whether the theme is another one than before. */
  themeChanged: boolean
  /** The subject in the speaker's own words, if the last message has one. */
  topic: string | undefined
  /** A subject of an earlier message. */
  earlierTopic: string | undefined
  /** Whether the last message answers a question of ours. */
  answersUs: boolean
  /** How often the other side has spoken. */
  turn: number
  /** All that we have said so far. */
  ours: string
}

/** What is said about the two speakers leaves the subject where it was. */
const besides: ReadonlySet<Intent> = new Set([
  'hello',
  'who',
  'machine',
  'guarded',
  'well-being',
  'thanks',
  'goodbye',
  'empty',
  'rude',
  'foreign',
  'danger',
])
const asks: ReadonlySet<Intent> = new Set(['question', 'list', 'fact'])
/** How much a message must weigh to change the subject: little when it asks, much when it merely tells. */
const ASKING_WEIGHT = 2
const TELLING_WEIGHT = 16

/** Follows the subject through the whole conversation, since most messages only make sense after the ones before. */
export function conversationOf(request: ChatRequest): Conversation {
  const character = characterOf(request)
  const talk: Conversation = {
    character,
    said: '',
    intent: 'empty',
    theme: character.home[0] ?? anyTheme,
    themeIsNew: false,
    themeChanged: false,
    topic: undefined,
    earlierTopic: undefined,
    answersUs: false,
    turn: 0,
    ours: '',
  }
  let asked = false
  for (const { role, content } of request.messages) {
    if (role === 'user') hear(talk, content, asked)
    else talk.ours += `${content}\n`
    asked = role === 'assistant' && (content.split('\n').at(-1) ?? '').includes('?')
  }
  return talk
}

function hear(talk: Conversation, said: string, asked: boolean): void {
  const { character } = talk
  talk.turn++
  talk.said = said
  talk.intent = intentOf(said)
  talk.earlierTopic = talk.topic ?? talk.earlierTopic
  talk.topic = undefined
  talk.themeIsNew = false
  talk.themeChanged = false
  const before = talk.theme
  talk.answersUs = asked && (!asks.has(talk.intent) || /^\W*(?!why|how|what|when|who|where)\S+( \S+)?\?$/i.test(said))
  const [best] = rankedThemes(said, character.home, talk.turn > 1 ? talk.theme : undefined)
  if (talk.intent === 'foreign' && best?.theme.foreign) talk.intent = 'told'
  if (besides.has(talk.intent)) return
  talk.topic = topicOf(said)
  const asking = asks.has(talk.intent) && !talk.answersUs
  const threshold = talk.turn === 1 || talk.theme === anyTheme ? 0 : asking ? ASKING_WEIGHT : TELLING_WEIGHT
  if (best && (best.weight > threshold || best.theme === talk.theme) && !isOwnGround(character, best.theme, said)) {
    talk.theme = best.theme
    talk.themeIsNew = true
  } else if (asking && talk.topic) {
    talk.theme = anyTheme
  }
  talk.themeChanged = talk.theme !== before
}

/** Whether it speaks of what the character is about, which no theme of its own covers: then no other fits either. */
function isOwnGround({ about, home }: Character, theme: Theme, said: string): boolean {
  const own = new Set(stems(about ?? ''))
  return theme.field !== home[0]?.field && !home.includes(theme) && stems(said).some((stem) => own.has(stem))
}
