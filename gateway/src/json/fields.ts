import { z } from 'zod'

/** An opaque id in a request. The service decides whether it exists. */
export const id = z.string().min(1).max(200)

export const idParams = z.object({ id })

/** Documents a text that must not be blank. Names U+FEFF, which is a space in JavaScript but not in other languages. */
export const filled = { minLength: 1, pattern: '[^\\s\\ufeff]' }

/** The page of a list in a query, from 1. */
export const page = z.coerce.number().int().min(1).max(100_000).default(1)

/** The page size of a list in a query. */
export const limit = (defaultLimit: number, maxLimit: number) => z.coerce.number().int().min(1).max(maxLimit).default(defaultLimit)

/** A time in a response: ISO 8601 in UTC. */
export const timestamp = z.string().meta({ format: 'date-time' })

/** Up to `max` ids in a query, separated by commas. */
export const idList = (max: number) =>
  z
    .string()
    .transform((list) => [...new Set(list.split(',').filter(Boolean))])
    .pipe(z.array(id).max(max, `At most ${max} ids`))
    .meta({ override: { type: 'string', items: undefined, maxItems: undefined }, description: `At most ${max} ids, separated by commas` })

/** A count in a response. */
export const count = z.uint32()

/** A text of 1 to `max` code points after trimming. `name` begins its messages. `pattern` documents further rules that a service checks. */
export const boundedText = (name: string, max: number, pattern = filled.pattern) =>
  z
    .string()
    .max(4 * max, { error: `${name} must be at most ${max} characters`, abort: true })
    .trim()
    .min(1, `${name} must not be empty`)
    .refine((text) => [...text].length <= max, `${name} must be at most ${max} characters`)
    .meta({ override: { ...filled, maxLength: max, pattern } })
