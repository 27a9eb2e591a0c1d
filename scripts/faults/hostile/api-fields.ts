import { type ApiDocument, type Operation, resolverOf, type Schema } from './api-document.ts'
import { type SampleValue, sampler } from './sample-value.ts'

/** What a request to an operation is made of. `body` is undefined for an operation without one. */
export interface RequestParts {
  path: Record<string, string>
  query: Record<string, string>
  body?: unknown
}

/** A field that a request of the API takes: in its path, its query or its body. */
export interface ApiField {
  place: 'path' | 'query' | 'body'
  /** As in the document; a field within a field after a dot. */
  name: string
  isText: boolean
  /** A request that is valid but for this field. */
  fill: (value: unknown) => RequestParts
}

/** A call of the API, as its document describes it. */
export interface ApiOperation {
  method: string
  /** As in the document: `/api/bots/{id}`. */
  path: string
  /** For operators only. */
  isOperators: boolean
  hasBody: boolean
  /** A request that is valid. */
  valid: () => RequestParts
  fields: ApiField[]
}

/**
 * Lists the operations of the API with every field that their requests take, from its OpenAPI document: a new route is in the list
 * by itself. `sampleOf` may name a value for a field, such as an id that exists.
 */
export function apiOperations(document: ApiDocument, sampleOf: SampleValue = () => undefined): ApiOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(document, { method, path, operation }, sampleOf)),
  )
}

function operationOf(
  document: ApiDocument,
  { method, path, operation }: { method: string; path: string; operation: Operation },
  sampleOf: SampleValue,
): ApiOperation {
  const resolve = resolverOf(document)
  const { parameters = [], requestBody, responses = {} } = operation
  const sample = sampler(resolve, (name) => sampleOf(name, path))
  const bodySchema = requestBody?.content['application/json']?.schema
  const given = (place: string) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place && one.required).map(({ name, schema }) => [name, String(sample(schema, name))]),
    )
  const valid = (): RequestParts => ({ path: given('path'), query: given('query'), ...(bodySchema ? { body: sample(bodySchema) } : {}) })

  /** Lists the fields within a schema, each with a function that sets it in a valid value. */
  const fieldsOf = (schema: Schema, name = '', depth = 0): { name: string; schema: Schema; set: (value: unknown) => unknown }[] => {
    const { properties = {}, items, type } = resolve(schema)
    if (depth > 4) return []
    const inItems =
      type === 'array' && items
        ? fieldsOf(items, name, depth + 1).map((field) => ({ ...field, set: (value: unknown) => [field.set(value)] }))
        : []
    const inside = Object.entries(properties).flatMap(([key, property]) =>
      fieldsOf(property, [name, key].filter(Boolean).join('.'), depth + 1).map((field) => ({
        ...field,
        set: (value: unknown) => ({ ...(sample(schema, name) as object), [key]: field.set(value) }),
      })),
    )
    return [{ name, schema: resolve(schema), set: (value) => value }, ...inItems, ...inside]
  }

  const inParameters = parameters.flatMap(({ name, in: place, schema }): ApiField[] => {
    if (place === 'header' || place === 'cookie') return []
    const fill = (value: unknown) => {
      const parts = valid()
      return { ...parts, [place]: { ...parts[place], [name]: String(value) } }
    }
    return [{ place, name, isText: isText(resolve(schema)), fill }]
  })
  const inBody = bodySchema
    ? fieldsOf(bodySchema).map(
        ({ name, schema, set }): ApiField => ({
          place: 'body',
          name: name || 'body',
          isText: isText(schema),
          fill: (value) => ({ ...valid(), body: set(value) }),
        }),
      )
    : []
  return {
    method,
    path,
    valid,
    hasBody: requestBody !== undefined,
    fields: [...inParameters, ...inBody],
    isOperators: /OPERATORS_ONLY|NOT_ALLOWED/.test(responses[403]?.description ?? ''),
  }
}

const isText = ({ type }: Schema): boolean => [type].flat().includes('string')
