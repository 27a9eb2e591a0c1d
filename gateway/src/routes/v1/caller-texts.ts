import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'

/** The longest text of a part, in UTF-16 units: the body has no more. Chat has lower limits of a message and of all. */
export const maxPartUnits = 1_048_576
const maxParts = 100

const textTypes = ['text', 'input_text', 'output_text', 'refusal']

/** A part of a message. Only parts with text are understood. */
const partSchema = z
  .object({
    type: z.string().max(100).meta({ description: '`text`, `input_text` or `output_text`' }),
    text: z.string().max(maxPartUnits).nullish(),
    refusal: z.string().max(maxPartUnits).nullish(),
  })
  .meta({ id: 'ContentPart' })

/** The content of a message of a program. */
export const contentSchema = z.union([z.string().max(maxPartUnits), z.array(partSchema).max(maxParts)])

/** A limit of tokens. Programs send 0 or -1 for none. */
export const maxTokensSchema = z.int().max(2_147_483_647).meta({ description: 'Below 1: no limit but that of the product' })

/** Returns a limit of tokens as chat takes it: 0 for none. */
export const limitOf = (maxTokens: number | null | undefined): number => Math.max(0, maxTokens ?? 0)

export type Content = z.infer<typeof contentSchema> | null | undefined

/** Returns the text of a content. Throws VALIDATION for an image, a file or sound. */
export function textOf(content: Content, field: string): string {
  if (typeof content === 'string') return content
  return (content ?? []).map((part) => textOfPart(part, field)).join('\n')
}

function textOfPart({ type, text, refusal }: z.infer<typeof partSchema>, field: string): string {
  if (textTypes.includes(type)) return text ?? refusal ?? ''
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

/** The most UTF-16 units of a message and of the caller's own texts, as chat takes them. */
const maxTextUnits = 16_000

/**
 * Divides messages into those of the conversation and the caller's own texts, which the model gets as data. Leaves empty ones out.
 * Keeps the end of a long message before the question, and the beginning of long texts of the caller.
 */
export function toAskTexts(messages: readonly CallerMessage[], instructions = ''): AskTexts {
  const filled = messages.filter(({ text }) => text.trim() !== '')
  const data = filled.filter(({ from }) => from === 'data').map(({ text }) => text)
  const said = filled.filter(({ from }) => from !== 'data')
  const questionAt = said.findLastIndex(({ from }) => from === 'persona') + 1
  const cut = said.map(({ from, text }, index) => ({
    content: index < questionAt ? text.slice(-maxTextUnits) : text,
    isFromPersona: from === 'persona',
  }))
  const written = [instructions, ...data].filter((text) => text.trim() !== '').join('\n\n')
  return { messages: cut, callerData: written.slice(0, maxTextUnits) }
}

/** The most messages, and UTF-16 units of all, as chat takes them. */
const maxMessages = 256
const maxAllUnits = 128_000

/** Throws VALIDATION unless the last message is the person's, and CONTEXT_TOO_LONG for more than chat takes. */
export function refuseUnanswerable({ messages }: AskTexts, field: string): void {
  if (messages.at(-1)?.isFromPersona !== false)
    throw refusal('VALIDATION', field, 'The last message must be of the role user, and have a text')
  if (questionOf(messages).length > maxTextUnits) throw contextTooLong(field, 'The last message must be at most 16,000 characters')
  const units = messages.reduce((sum, { content }) => sum + content.length, 0)
  if (messages.length > maxMessages || units > maxAllUnits)
    throw contextTooLong(field, 'At most 256 messages with 128,000 characters in all can be sent')
}

/** Returns the last messages of the person as one text. */
export function questionOf(messages: AskTexts['messages']): string {
  const questionAt = messages.findLastIndex(({ isFromPersona }) => isFromPersona) + 1
  return messages
    .slice(questionAt)
    .map(({ content }) => content)
    .join('\n\n')
}

const refusal = (reason: string, field: string, message: string) =>
  new DomainError('invalid', reason, message, { fields: { [field]: message } })

export const contextTooLong = (field: string, message: string) => refusal('CONTEXT_TOO_LONG', field, message)
