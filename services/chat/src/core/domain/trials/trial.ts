import { DomainError } from '@rostra/kit/errors'
import { readContent } from '../exchanges/message-content.ts'
import type { PastExchange } from '../exchanges/ports.ts'
import { type Turn, turnsWithHistory } from '../generations/history.ts'
import type { SpeakingProfile } from '../personas/ports.ts'

export interface TrialMessage {
  content: string
  isFromPersona: boolean
}

/** The form of a persona that is being written, and the trial's messages so far. */
export interface TrialInput
  extends Pick<SpeakingProfile, 'name' | 'description' | 'category' | 'rolePrompt' | 'strictlyFollows' | 'onlyFromMaterial' | 'chatModel'> {
  /** The persona whose material is used; empty for none. */
  personaId: string
  messages: readonly TrialMessage[]
}

export interface Trial {
  profile: SpeakingProfile
  greeting: string
  turns: Turn[]
  /** The message to answer, and the user's messages before it, oldest first. */
  question: string
  earlier: readonly string[]
}

const maxMessages = 40

/** The length limits of the persona form. The persona service checks them again when the form is saved. */
const maxLengths = { name: 50, description: 150, category: 100, rolePrompt: 5_000, strictlyFollows: 5_000, chatModel: 40 } as const
const requiredFields = ['name', 'description', 'rolePrompt'] as const

/**
 * Validates the input of a trial. The persona's messages before the user's first one are its greeting, which may be as long as one message.
 * Of the other messages the model gets whole exchanges that have an answer, newest first, within the history budget of a conversation.
 * Throws VALIDATION with a text per field.
 */
export function readTrial({ messages, personaId, ...form }: TrialInput): Trial {
  const fields: Record<string, string> = {}
  for (const [field, max] of Object.entries(maxLengths)) {
    if (form[field as keyof typeof maxLengths].length > max) fields[field] = `This must be at most ${max} characters`
  }
  for (const field of requiredFields) if (form[field].trim() === '') fields[field] ??= 'This is needed to try the persona'
  if (messages.length > maxMessages) fields.messages = `A trial has at most ${maxMessages} messages; start it again`
  if (messages.at(-1)?.isFromPersona !== false) fields.messages = 'The last message must be yours'
  const [first] = Object.values(fields)
  if (first) throw new DomainError('invalid', 'VALIDATION', first, { fields })

  const read = messages.map(({ content, isFromPersona }) => ({ content: readContent(content), isFromPersona }))
  const firstOfUser = read.findIndex(({ isFromPersona }) => !isFromPersona)
  const greeting = firstOfUser === 0 ? '' : readContent(joined(read.slice(0, firstOfUser)))
  const exchanges = exchangesOf(read.slice(firstOfUser))
  const question = exchanges.at(-1)?.content ?? ''
  const before = exchanges.slice(0, -1)
  return {
    profile: { ...form, id: personaId, slug: '', greeting, hasMaterial: personaId !== '', ownModel: null },
    greeting,
    turns: turnsWithHistory(question, before),
    question,
    earlier: before.map(({ content }) => content),
  }
}

const joined = (messages: readonly TrialMessage[]) => messages.map(({ content }) => content).join('\n\n')

/** Pairs each message of the user with the persona's messages up to the user's next one: an empty answer when it failed. */
function exchangesOf(messages: readonly TrialMessage[]): PastExchange[] {
  const starts = messages.flatMap(({ isFromPersona }, index) => (isFromPersona ? [] : [index]))
  return starts.map((start, n) => ({ content: messages[start]?.content ?? '', answer: joined(messages.slice(start + 1, starts[n + 1])) }))
}
