import type { ChatRequest } from '../chat-model.ts'
import { type Character, characterOf } from './character.ts'
import { type Intent, intentOf } from './intent.ts'
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
const TELLING_WEIGHT = 12

/** Follows the subject through the whole conversation, since most messages only make sense after the ones before. */
export function conversationOf(request: ChatRequest): Conversation {
  const character = characterOf(request)
  const talk: Conversation = {
    character,
    said: '',
    intent: 'empty',
    theme: character.home[0] ?? anyTheme,
    themeIsNew: false,
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
    asked = role === 'assistant' && /\?\s*$/.test(content)
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
  talk.answersUs = asked && (!said.includes('?') || /^\W*(?!why|how|what|when|who|where)\S+( \S+)?\?$/i.test(said))
  if (besides.has(talk.intent)) return
  talk.topic = topicOf(said)
  const asking = asks.has(talk.intent) && !talk.answersUs
  const [best] = rankedThemes(said, character.home, talk.turn > 1 ? talk.theme : undefined)
  const threshold = talk.turn === 1 ? 0 : asking ? ASKING_WEIGHT : TELLING_WEIGHT
  if (best && (best.weight > threshold || best.theme === talk.theme)) {
    talk.theme = best.theme
    talk.themeIsNew = true
  } else if (asking && talk.topic) {
    talk.theme = anyTheme
  } else if (talk.topic && talk.turn === 1 && talk.intent === 'told') {
    talk.theme = anyTheme
  }
}
