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

/** Returns the last JSON value of a text that fits the schema: a model may think aloud before its answer, also in JSON. */
function check<S extends z.ZodType>(text: string, schema: S): Checked<z.output<S>> {
  const results = jsonValues(text).map((value) => schema.safeParse(value))
  const fitting = results.findLast(({ success }) => success)
  if (fitting?.success) return { fits: true, value: fitting.data }
  const last = results.at(-1)
  return { fits: false, problem: last?.error ? z.prettifyError(last.error) : 'it is not JSON' }
}

/** Finds the JSON arrays and objects of a text, in order. Brackets of the prose around them, as in `[A]`, are no JSON. */
function jsonValues(text: string): unknown[] {
  const values: unknown[] = []
  let at = 0
  while (at < text.length) {
    const end = isOpening(text[at]) ? endOfBrackets(text, at) : undefined
    const parsed = end === undefined ? undefined : parse(text.slice(at, end))
    if (parsed) values.push(parsed.value)
    at = parsed && end !== undefined ? end : at + 1
  }
  return values
}

/** The deepest nesting of brackets that is read. Keeps the time for a text of opening brackets linear. */
const maxDepth = 32

/**
 * Returns the index after the bracket that closes the one at `start`, or undefined when there is none. Skips brackets within JSON strings.
 */
function endOfBrackets(text: string, start: number): number | undefined {
  let depth = 0
  let isString = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (isString) {
      if (character === '\\') at++
      else if (character === '"') isString = false
    } else if (character === '"') isString = true
    else if (isOpening(character)) depth++
    else if (character === ']' || character === '}') depth--
    if (depth === 0) return at + 1
    if (depth > maxDepth) return undefined
  }
  return undefined
}

const isOpening = (character: string | undefined) => character === '[' || character === '{'

function parse(json: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(json) }
  } catch {
    return undefined
  }
}
