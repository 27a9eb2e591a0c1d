import { DomainError } from '@rostra/kit/errors'
import { readContent } from '../exchanges/message-content.ts'
import type { Turn } from '../generations/history.ts'
import type { SpeakingProfile } from '../personas/ports.ts'

export interface TrialMessage {
  content: string
  isFromPersona: boolean
}

/** A persona that is still being written, and the trial's messages so far. */
export interface TrialInput extends Pick<SpeakingProfile, 'name' | 'description' | 'category' | 'rolePrompt' | 'strictlyFollows'> {
  messages: readonly TrialMessage[]
}

export interface Trial {
  profile: SpeakingProfile
  greeting: string
  turns: Turn[]
}

const maxMessages = 40

/** The limits of the persona form; the persona service checks them again, with its own texts, when the form is saved. */
const maxLengths = { name: 50, description: 150, category: 100, rolePrompt: 5_000, strictlyFollows: 5_000 } as const
const requiredFields = ['name', 'description', 'rolePrompt'] as const

/**
 * Checks the input of a trial. The persona's messages before the first of the user are its greeting; later messages of one side in a row
 * become one turn. Throws VALIDATION with a text per field.
 */
export function readTrial({ messages, ...form }: TrialInput): Trial {
  const fields: Record<string, string> = {}
  for (const [field, max] of Object.entries(maxLengths)) {
    if (form[field as keyof typeof maxLengths].length > max) fields[field] = `This must be at most ${max} characters`
  }
  for (const field of requiredFields) if (form[field].trim() === '') fields[field] ??= 'This is needed to try the persona'
  if (messages.length > maxMessages) fields.messages = `A trial has at most ${maxMessages} messages; start it again`
  if (messages.at(-1)?.isFromPersona !== false) fields.messages = 'The last message must be yours'
  const [first] = Object.values(fields)
  if (first) throw new DomainError('invalid', 'VALIDATION', first, { fields })

  const turns = messages.map(
    ({ content, isFromPersona }): Turn => ({ role: isFromPersona ? 'assistant' : 'user', content: readContent(content) }),
  )
  const firstOfUser = turns.findIndex(({ role }) => role === 'user')
  const greeting = turns
    .slice(0, firstOfUser)
    .map(({ content }) => content)
    .join('\n\n')
  return { profile: { ...form, id: '', slug: '', greeting }, greeting, turns: alternating(turns.slice(firstOfUser)) }
}

/** Joins turns of the same role in a row: models require user and assistant to alternate. */
function alternating(turns: readonly Turn[]): Turn[] {
  const joined: Turn[] = []
  for (const { role, content } of turns) {
    const last = joined.at(-1)
    if (last?.role === role) last.content += `\n\n${content}`
    else joined.push({ role, content })
  }
  return joined
}
