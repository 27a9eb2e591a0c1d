import type { ChatRequest } from '../chat-model.ts'
import { type Character, characterOf } from './character.ts'
import { type Intent, intentOf } from './language/intent.ts'
import { topicOf } from './language/topic.ts'
import { wordStems } from './language/word-stems.ts'
import { anyTheme } from './themes/any.ts'
import { rankedThemes } from './themes/ranked-themes.ts'
import type { Theme } from './themes/theme.ts'

/** The state of a conversation at the moment of an answer. */
export interface Conversation {
  character: Character
  lastMessage: string
  intent: Intent
  theme: Theme
  /** Whether the last message, and no earlier one, brought up the theme. */
  themeInLastMessage: boolean
  /** Whether the theme differs from the one before the last message. */
  themeChanged: boolean
  /** The subject of the last message in the user's words. */
  topic: string | undefined
  /** The subject of an earlier message. */
  earlierTopic: string | undefined
  /** Whether the last message answers a question of the model. */
  answersQuestion: boolean
  /** Number of messages from the user. */
  userTurns: number
  /** All earlier answers of the model. */
  ownText: string
}

/** Intents that are about the two speakers and leave the theme unchanged. */
const offThemeIntents: ReadonlySet<Intent> = new Set([
  'hello',
  'identity',
  'ai-check',
  'prompt-request',
  'well-being',
  'thanks',
  'goodbye',
  'empty',
  'rude',
  'foreign',
  'danger',
])
const questionIntents: ReadonlySet<Intent> = new Set(['question', 'list', 'fact'])
/** The weight that a question must exceed to change the theme. */
const QUESTION_WEIGHT = 2
const STATEMENT_WEIGHT = 16

/** Follows the theme through all messages of a request: most messages make sense only after the ones before. */
export function conversationOf(request: ChatRequest): Conversation {
  const character = characterOf(request)
  const conversation: Conversation = {
    character,
    lastMessage: '',
    intent: 'empty',
    theme: character.homeThemes[0] ?? anyTheme,
    themeInLastMessage: false,
    themeChanged: false,
    topic: undefined,
    earlierTopic: undefined,
    answersQuestion: false,
    userTurns: 0,
    ownText: '',
  }
  let modelAsked = false
  for (const { role, content } of request.messages) {
    if (role === 'user') addUserMessage(conversation, content, modelAsked)
    else conversation.ownText += `${content}\n`
    modelAsked = role === 'assistant' && (content.split('\n').at(-1) ?? '').includes('?')
  }
  return conversation
}

function addUserMessage(conversation: Conversation, message: string, modelAsked: boolean): void {
  const { character } = conversation
  conversation.userTurns++
  conversation.lastMessage = message
  conversation.intent = intentOf(message)
  conversation.earlierTopic = conversation.topic ?? conversation.earlierTopic
  conversation.topic = undefined
  conversation.themeInLastMessage = false
  conversation.themeChanged = false
  const previousTheme = conversation.theme
  conversation.answersQuestion =
    modelAsked && (!questionIntents.has(conversation.intent) || /^\W*(?!why|how|what|when|who|where)\S+( \S+)?\?$/i.test(message))
  const [best] = rankedThemes(message, character.homeThemes, conversation.userTurns > 1 ? conversation.theme : undefined)
  if (conversation.intent === 'foreign' && best?.theme.otherLanguages) conversation.intent = 'statement'
  if (offThemeIntents.has(conversation.intent)) return
  conversation.topic = topicOf(message)
  const isQuestion = questionIntents.has(conversation.intent) && !conversation.answersQuestion
  const threshold = conversation.userTurns === 1 || conversation.theme === anyTheme ? 0 : isQuestion ? QUESTION_WEIGHT : STATEMENT_WEIGHT
  if (best && (best.weight > threshold || best.theme === conversation.theme) && !isOwnSubject(character, best.theme, message)) {
    conversation.theme = best.theme
    conversation.themeInLastMessage = true
  } else if (isQuestion && conversation.topic) {
    conversation.theme = anyTheme
  }
  conversation.themeChanged = conversation.theme !== previousTheme
}

/** Returns whether a message is about the character's own subject and the theme is not: the theme is a false match then. */
function isOwnSubject({ about, homeThemes }: Character, theme: Theme, message: string): boolean {
  const ownStems = new Set(wordStems(about ?? ''))
  return theme.field !== homeThemes[0]?.field && !homeThemes.includes(theme) && wordStems(message).some((stem) => ownStems.has(stem))
}
