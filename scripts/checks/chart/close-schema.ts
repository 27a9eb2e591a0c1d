interface Schema {
  properties?: Record<string, unknown>
  additionalProperties?: unknown
  [word: string]: unknown
}

/** Whether a keyword does not validate anything, or is a pattern in Go's syntax. */
const isIgnored = (word: string, value: unknown) =>
  word === 'description' || word === 'default' || word.startsWith('x-kubernetes-') || (word === 'pattern' && String(value).includes('(?'))

/** Returns a schema without its texts, in which an object with declared properties allows no others. */
export function closeSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closeSchema)
  if (typeof schema !== 'object' || schema === null) return schema
  const { properties, ...words } = schema as Schema
  const closed: Schema = Object.fromEntries(
    Object.entries(words)
      .filter(([word, value]) => !isIgnored(word, value))
      .map(([word, value]) => [word, closeSchema(value)]),
  )
  if (!properties) return closed
  const each = Object.entries(properties).map(([name, value]) => [name, closeSchema(value)])
  return { ...closed, properties: Object.fromEntries(each), additionalProperties: closed.additionalProperties ?? false }
}

/** Lists the names of these schemas and of all that they refer to. */
export function reachable(schemas: Record<string, unknown>, from: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const [, next = ''] of JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) visit(next)
  }
  from.forEach(visit)
  return [...found].sort()
}
