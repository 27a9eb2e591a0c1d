import { DomainError } from '@rostra/kit/errors'
import { readContent } from '../exchanges/message-content.ts'
import type { PastExchange } from '../exchanges/ports.ts'
import { type Turn, turnsWithHistory } from '../generations/history.ts'
import type { SpeakingProfile } from '../personas/ports.ts'

export interface TrialMessage {
  content: string
  isFromPersona: boolean
}

/** A persona that is still being written, and the trial's messages so far. */
export interface TrialInput
  extends Pick<SpeakingProfile, 'name' | 'description' | 'category' | 'rolePrompt' | 'strictlyFollows' | 'onlyFromMaterial'> {
  /** The persona whose material is used; empty for none. */
  personaId: string
  messages: readonly TrialMessage[]
}

export interface Trial {
  profile: SpeakingProfile
  greeting: string
  turns: Turn[]
  /** The question that is asked, and what the user wrote before it, oldest first. */
  question: string
  earlier: readonly string[]
}

const maxMessages = 40

/** The limits of the persona form; the persona service checks them again, with its own texts, when the form is saved. */
const maxLengths = { name: 50, description: 150, category: 100, rolePrompt: 5_000, strictlyFollows: 5_000 } as const
const requiredFields = ['name', 'description', 'rolePrompt'] as const

/**
 * Checks the input of a trial. The persona's messages before the first of the user are its greeting, together as long as one message may be.
 * The model gets as much of the other messages as of a conversation: whole exchanges that have an answer, newest first, within the budget of
 * its history. Throws VALIDATION with a text per field.
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
    profile: { ...form, id: personaId, slug: '', greeting, hasMaterial: personaId !== '' },
    greeting,
    turns: turnsWithHistory(question, before),
    question,
    earlier: before.map(({ content }) => content),
  }
}

const joined = (messages: readonly TrialMessage[]) => messages.map(({ content }) => content).join('\n\n')

/** Pairs each message of the user with the persona's messages up to the next one: none when the answer failed. */
function exchangesOf(messages: readonly TrialMessage[]): PastExchange[] {
  const starts = messages.flatMap(({ isFromPersona }, index) => (isFromPersona ? [] : [index]))
  return starts.map((start, n) => ({ content: messages[start]?.content ?? '', answer: joined(messages.slice(start + 1, starts[n + 1])) }))
}
