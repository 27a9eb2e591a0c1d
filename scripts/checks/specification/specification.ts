import { z } from 'zod'

const text = z.string().trim().min(1)

const statementSchema = z.strictObject({
  /** Stable, and unique over all files. */
  number: z.int().positive(),
  says: text,
  /** The full names of the tests that show it, by file. */
  shown: z
    .record(text, z.union([text.transform((name) => [name]), z.array(text).min(1)]))
    .refine((shown) => Object.keys(shown).length > 0, 'names no test'),
})

const areasSchema = z.array(z.strictObject({ title: text, rows: z.array(statementSchema) }))

/** A part of the product, such as a page or a rule, with its statements in the order of reading. */
export type Area = z.output<typeof areasSchema>[number]

/** Reads the areas of one parsed file. Throws the file and each place of another shape. */
export function readAreas(file: string, parsed: unknown): Area[] {
  const { data, error } = areasSchema.safeParse(parsed)
  if (error) throw new Error(`${file}:\n${z.prettifyError(error)}`)
  return data
}
