import type { OpenApiDocument } from '../gateway/src/docs/openapi.ts'
import { noNul } from '../gateway/src/docs/text-rules.ts'

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  [keyword: string]: unknown
}

interface Operation {
  operationId: string
  parameters?: { in: string; name: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** JSON Schema keywords that a form checks or fills in before the server does. No keyboard types a NUL, so that rule is left out. */
const keywords = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems', 'enum', 'default']

/**
 * Returns a TypeScript module with one constant per request body and per query: the constraints of its fields. A body is named after its
 * component, or else after its operation; a query is named `<operation>Query`. Fields without a constraint are left out. Of a body that is
 * one of several, each has its own constant.
 */
export function bodyConstraints({ paths = {}, components }: Pick<OpenApiDocument, 'paths' | 'components'>): string {
  const schemas = (components?.schemas ?? {}) as Record<string, Schema>
  const constants = new Map<string, object>()
  const add = (name: string, schema: Schema) => {
    const constraints = constraintsOf(schema, schemas)
    if (Object.keys(constraints).length > 0) constants.set(name.charAt(0).toLowerCase() + name.slice(1), constraints)
  }
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path as Record<string, Operation>))) {
    const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
    add(`${operation.operationId}Query`, { properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])) })
    const body = operation.requestBody?.content['application/json']?.schema
    if (!body) continue
    add(componentName(body) ?? operation.operationId, body)
    for (const choice of schemas[componentName(body) ?? '']?.anyOf ?? []) if (choice.$ref) add(componentName(choice) as string, choice)
  }
  const sorted = [...constants].sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([name, constraints]) => `\nexport const ${name} = ${JSON.stringify(constraints, null, 2)} as const\n`).join('')
}

const componentName = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1)

/** Returns the keywords of a schema, those of its fields by name, and those of a list's entries under `items`. */
function constraintsOf(schema: Schema, schemas: Record<string, Schema>): Record<string, unknown> {
  const { properties = {}, items, ...own } = schemas[componentName(schema) ?? ''] ?? schema
  const stated = keywords.filter((keyword) => keyword in own && own[keyword] !== noNul).map((keyword) => [keyword, own[keyword]])
  const nested = Object.entries(items ? { ...properties, items } : properties)
    .map(([name, field]) => [name, constraintsOf(field, schemas)] as const)
    .filter(([, constraints]) => Object.keys(constraints).length > 0)
  return Object.fromEntries([...stated, ...nested])
}
