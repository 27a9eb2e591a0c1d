/** The part of an OpenAPI document that attacks are made from. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

export interface Operation {
  parameters?: { name: string; in: 'path' | 'query' | 'header' | 'cookie'; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses?: Record<string, { description?: string }>
}

export interface Schema {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  minItems?: number
  minimum?: number
  properties?: Record<string, Schema>
  items?: Schema
  default?: unknown
}

/** Returns a function that follows references, and takes the first choice that is not null. */
export function resolverOf({ components }: ApiDocument): (schema: Schema) => Schema {
  const resolve = (schema: Schema): Schema => {
    if (schema.$ref) return resolve(components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {})
    return schema.anyOf ? resolve(schema.anyOf.find(({ type }) => type !== 'null') ?? {}) : schema
  }
  return resolve
}
