import { randomUUID } from 'node:crypto'
import type { Schema } from './api-document.ts'

/** Names a value for a field of the operations at a path; undefined for one by its schema. */
export type SampleValue = (name: string, path: string) => unknown

/** Returns a function that makes a valid value of a schema. `name` is the field's. */
export function sampler(
  resolve: (schema: Schema) => Schema,
  namedValue: (name: string) => unknown,
): (schema: Schema, name?: string) => unknown {
  const sample = (given: Schema, name = ''): unknown => {
    const named = namedValue(name)
    if (named !== undefined) return named
    const schema = resolve(given)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum.find((value) => value !== '')
    if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([key, field]) => [key, sample(field, key)]))
    const types = [schema.type].flat()
    if (types.includes('string')) return sampleText(schema)
    if (types.includes('array')) return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sample(schema.items ?? {}, name))
    if (types.includes('boolean')) return false
    return types.includes('null') ? null : (schema.minimum ?? 1)
  }
  return sample
}

function sampleText({ format, pattern, minLength = 0 }: Schema): string {
  if (format === 'email') return 'ada@example.org'
  if (format === 'uuid' || format === 'guid') return randomUUID()
  if (format === 'date') return '2026-01-31'
  if (pattern?.startsWith('^#')) return '#4F46E5'
  return 'Abcdefgh1'.padEnd(minLength, 'x')
}
