import { z } from 'zod'
import type { ChatModel, ChatRequest } from './chat-model.ts'
import { ModelError } from './model-error.ts'

/**
 * Asks a model for a JSON value of a schema and returns the parsed value. Sends an invalid answer back once, with the validation error.
 * Rejects with a `malformed` ModelError if the second answer is invalid too.
 */
export async function askJson<S extends z.ZodType>(model: ChatModel, request: ChatRequest, schema: S): Promise<z.output<S>> {
  const shape = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const system = `${request.system}\n\nAnswer with one JSON value and nothing else. It must fit this JSON schema:\n${shape}`
  const first = await answer(model, { ...request, system })
  const checked = check(first, schema)
  if (checked.fits) return checked.value
  const messages: ChatRequest['messages'] = [
    ...request.messages,
    { role: 'assistant', content: first || '(nothing)' },
    { role: 'user', content: `That does not fit the schema: ${checked.problem}\nSend the whole corrected JSON value and nothing else.` },
  ]
  const repaired = check(await answer(model, { ...request, system, messages }), schema)
  if (repaired.fits) return repaired.value
  throw new ModelError('malformed', `The model's JSON does not fit the schema: ${repaired.problem}`)
}

async function answer(model: ChatModel, request: ChatRequest): Promise<string> {
  let text = ''
  await model.stream(request, (piece) => {
    text += piece
  })
  return text
}

type Checked<T> = { fits: true; value: T } | { fits: false; problem: string }

function check<S extends z.ZodType>(text: string, schema: S): Checked<z.output<S>> {
  const json = parse(text)
  if (json === undefined) return { fits: false, problem: 'it is not JSON' }
  const result = schema.safeParse(json)
  return result.success ? { fits: true, value: result.data } : { fits: false, problem: z.prettifyError(result.error) }
}

/** Parses a text, or the part from its first bracket to its last: models wrap JSON in code fences and sentences. */
function parse(text: string): unknown {
  const start = text.search(/[[{]/)
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  for (const candidate of [text, text.slice(start, end + 1)]) {
    try {
      return JSON.parse(candidate)
    } catch {
      // The next candidate may be valid.
    }
  }
  return undefined
}
