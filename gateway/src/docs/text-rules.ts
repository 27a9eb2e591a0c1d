interface Schema {
  $ref?: string
  type?: string | string[]
  pattern?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  [keyword: string]: unknown
}

/** The pattern of a text without a NUL character, which `read-input.ts` refuses. */
export const noNul = '^[^\\u0000]*$'

/** Adds the pattern `noNul` to every string of a request that has no rule of its own. Changes the document in place. */
export function addTextRules<Document extends { components?: { schemas?: object }; paths?: object }>(document: Document): Document {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>
  const seen = new Set<unknown>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const schema = value as Schema
    if (schema.$ref) visit(schemas[schema.$ref.split('/').at(-1) ?? ''])
    if ([schema.type].flat().includes('string') && !hasRule(schema)) schema.pattern = noNul
    for (const part of Object.values(schema)) visit(part)
  }
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of Object.values(path as Record<string, { parameters?: { schema: Schema }[]; requestBody?: object }>)) {
      for (const { schema } of operation.parameters ?? []) visit(schema)
      visit(operation.requestBody)
    }
  return document
}

const hasRule = ({ pattern, format, enum: values, const: only }: Schema) => Boolean(pattern || format || values || only !== undefined)
