import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'

/** The longest text of a part, in UTF-16 units. Chat has lower limits of a message and of all. */
const maxUnits = 131_072
const maxParts = 100

const textTypes = ['text', 'input_text', 'output_text', 'refusal']

/** A part of a message. Only parts with text are understood. */
const partSchema = z
  .object({
    type: z.string().max(100).meta({ description: '`text`, `input_text` or `output_text`' }),
    text: z.string().max(maxUnits).optional(),
    refusal: z.string().max(maxUnits).optional(),
  })
  .meta({ id: 'ContentPart' })

/** The content of a message of a program. */
export const contentSchema = z.union([z.string().max(maxUnits), z.array(partSchema).max(maxParts)])

export type Content = z.infer<typeof contentSchema> | null | undefined

/** Returns the text of a content. Throws VALIDATION for an image, a file or sound. */
export function textOf(content: Content, field: string): string {
  if (typeof content === 'string') return content
  return (content ?? []).map((part) => textOfPart(part, field)).join('\n')
}

function textOfPart({ type, text, refusal }: z.infer<typeof partSchema>, field: string): string {
  const found = text ?? refusal
  if (textTypes.includes(type) && found !== undefined) return found
  const message = `Only text can be sent to a persona: a part of the type “${type}” is not supported`
  throw new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
}

/** A message of a program. `data`: what a system, a developer or a tool says. */
export interface CallerMessage {
  from: 'person' | 'persona' | 'data'
  text: string
}

/** The role of a message, as a sender. */
export const senderOf = (role: string): CallerMessage['from'] => {
  if (role === 'user') return 'person'
  return role === 'assistant' ? 'persona' : 'data'
}

export interface AskTexts {
  messages: { content: string; isFromPersona: boolean }[]
  callerData: string
}

/** Divides messages into those of the conversation and the caller's own texts, which the model gets as data. Leaves empty ones out. */
export function toAskTexts(messages: readonly CallerMessage[], instructions = ''): AskTexts {
  const written = messages.filter(({ text }) => text.trim() !== '')
  const data = written.filter(({ from }) => from === 'data').map(({ text }) => text)
  const said = written.filter(({ from }) => from !== 'data')
  return {
    messages: said.map(({ from, text }) => ({ content: text, isFromPersona: from === 'persona' })),
    callerData: [instructions, ...data].filter((text) => text.trim() !== '').join('\n\n'),
  }
}

/** The most messages, and UTF-16 units of all, as chat takes them. */
const maxMessages = 256
const maxAllUnits = 128_000

/** Throws VALIDATION unless the last message is the person's, and CONTEXT_TOO_LONG for more than chat takes. */
export function refuseUnanswerable({ messages }: AskTexts, field: string): void {
  const invalid = (reason: string, message: string) => new DomainError('invalid', reason, message, { fields: { [field]: message } })
  if (messages.at(-1)?.isFromPersona !== false) throw invalid('VALIDATION', 'The last message must be of the role user, and have a text')
  const units = messages.reduce((sum, { content }) => sum + content.length, 0)
  if (messages.length > maxMessages || units > maxAllUnits)
    throw invalid('CONTEXT_TOO_LONG', 'At most 256 messages with 128,000 characters in all can be sent')
}
