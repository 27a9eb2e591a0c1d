/** A text that a request of the API takes: in its path, its query or its body. */
export interface ApiTextField {
  method: string
  /** As in the document: `/api/bots/{id}`. */
  path: string
  place: 'path' | 'query' | 'body'
  name: string
  /** A request that is valid but for this text. `body` is undefined for an operation without one. */
  fill: (text: string) => { path: Record<string, string>; query: Record<string, string>; body?: object | undefined }
}

interface Schema {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minLength?: number
  properties?: Record<string, Schema>
  items?: Schema
  default?: unknown
}

interface Operation {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

/** Lists every text that the requests of the API take, from its OpenAPI document. A new route is in the list by itself. */
export function apiTextFields(document: ApiDocument): ApiTextField[] {
  const resolve = (schema: Schema): Schema => {
    if (schema.$ref) return resolve(document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {})
    return schema.anyOf ? resolve(schema.anyOf.find(({ type }) => type !== 'null') ?? {}) : schema
  }

  /** Returns a valid value of a schema. */
  const sample = (given: Schema): unknown => {
    const schema = resolve(given)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum.find((value) => value !== '')
    if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, sample(field)]))
    if (schema.type === 'array') return [sample(schema.items ?? {})]
    if (!isText(schema)) return schema.type === 'boolean' ? false : schema.type === 'null' ? null : 1
    if (schema.format === 'email') return 'ada@example.org'
    if (schema.format === 'uuid' || schema.format === 'guid') return '0b54f0a4-11a7-4a5e-9d5c-7c4a9a3f0c11'
    return 'Abcdefgh1'.padEnd(schema.minLength ?? 0, 'x')
  }

  /** Returns every value of a schema in which one text is replaced, with the name of that text. */
  const variants = (given: Schema, text: string): { name: string; value: unknown }[] => {
    const schema = resolve(given)
    if (isText(schema)) return [{ name: '', value: text }]
    if (schema.type === 'array') return variants(schema.items ?? {}, text).map(({ name, value }) => ({ name, value: [value] }))
    return Object.entries(schema.properties ?? {}).flatMap(([field, inner]) =>
      variants(inner, text).map(({ name, value }) => ({
        name: [field, name].filter(Boolean).join('.'),
        value: { ...(sample(schema) as object), [field]: value },
      })),
    )
  }

  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const given = (place: string) =>
        Object.fromEntries(
          parameters.filter((one) => one.in === place && one.required !== false).map(({ name, schema }) => [name, String(sample(schema))]),
        )
      const bodySchema = requestBody?.content['application/json']?.schema
      const valid = { path: given('path'), query: given('query'), body: bodySchema && (sample(bodySchema) as object) }
      const inParameters = parameters.flatMap(({ name, in: place, schema }): ApiTextField[] =>
        place === 'header' || !isText(resolve(schema))
          ? []
          : [{ method, path, place, name, fill: (text) => ({ ...valid, [place]: { ...valid[place], [name]: text } }) }],
      )
      const inBody = variants(bodySchema ?? {}, '').map(
        ({ name }, index): ApiTextField => ({
          ...{ method, path, place: 'body', name },
          fill: (text) => ({ ...valid, body: variants(bodySchema ?? {}, text)[index]?.value as object }),
        }),
      )
      return [...inParameters, ...inBody]
    }),
  )
}

const isText = ({ type }: Schema): boolean => [type].flat().includes('string')
