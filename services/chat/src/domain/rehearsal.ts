import { DomainError } from '@rostra/kit/errors'
import { readContent } from './content.ts'
import type { Turn } from './history.ts'
import type { SpeakingProfile } from './system-prompt.ts'

export interface Line {
  content: string
  isFromPersona: boolean
}

/** A persona that is still being written, and what was said with it so far. */
export interface RehearsalInput extends Pick<SpeakingProfile, 'name' | 'description' | 'category' | 'rolePrompt' | 'strictlyFollows'> {
  lines: readonly Line[]
}

export interface Rehearsal {
  profile: SpeakingProfile
  greeting: string
  turns: Turn[]
}

const mostLines = 40

/** What the form takes at most; the persona service says so with its own words when the form is saved. */
const longest = { name: 50, description: 150, category: 100, rolePrompt: 5_000, strictlyFollows: 5_000 } as const
const needed = ['name', 'description', 'rolePrompt'] as const

/**
 * Checks what is to be rehearsed. What the persona says first is its greeting; after it, lines that fail to alternate are what one side
 * said in several pieces. Throws VALIDATION with what is wrong by field.
 */
export function readRehearsal({ lines, ...form }: RehearsalInput): Rehearsal {
  const fields: Record<string, string> = {}
  for (const field of needed) if (form[field].trim() === '') fields[field] = 'This is needed to try the persona'
  for (const [field, most] of Object.entries(longest)) {
    if (form[field as keyof typeof longest].length > most) fields[field] = `This must be at most ${most} characters`
  }
  if (lines.length > mostLines) fields.messages = `A trial has at most ${mostLines} messages; start it again`
  if (lines.at(-1)?.isFromPersona !== false) fields.messages = 'The last message must be yours'
  const [first] = Object.values(fields)
  if (first) throw new DomainError('invalid', 'VALIDATION', first, { fields })

  const said = lines.map(
    ({ content, isFromPersona }): Turn => ({ role: isFromPersona ? 'assistant' : 'user', content: readContent(content) }),
  )
  const begins = said.findIndex(({ role }) => role === 'user')
  const greeting = said
    .slice(0, begins)
    .map(({ content }) => content)
    .join('\n\n')
  return { profile: { ...form, id: '', slug: '', greeting }, greeting, turns: joined(said.slice(begins)) }
}

/** Models want the two sides to take turns. */
function joined(said: readonly Turn[]): Turn[] {
  const turns: Turn[] = []
  for (const { role, content } of said) {
    const last = turns.at(-1)
    if (last?.role === role) last.content += `\n\n${content}`
    else turns.push({ role, content })
  }
  return turns
}
