import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Ajv, type ValidateFunction } from 'ajv'
import { type KubeObject, titleOf } from './kube-object.ts'

export interface Schemas {
  /** `apiVersion/kind` → the name of its schema. */
  kinds: Record<string, string>
  schemas: Record<string, unknown>
}

interface OpenApi {
  components: { schemas: Record<string, { 'x-kubernetes-group-version-kind'?: { group: string; version: string; kind: string }[] }> }
}

/** Reads schemas of an API server (docs/testing.md). An object with declared properties allows no others. */
export function readSchemas(file: string): Schemas {
  const { schemas } = (JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as OpenApi).components
  const kinds = Object.entries(schemas).flatMap(([name, { 'x-kubernetes-group-version-kind': named = [] }]) =>
    named.map(({ group, version, kind }) => [`${group ? `${group}/` : ''}${version}/${kind}`, name]),
  )
  return { kinds: Object.fromEntries(kinds), schemas: closedValues(schemas) }
}

/** Whether a keyword does not validate anything, or is a pattern in Go's syntax. */
function isIgnored(word: string, value: unknown): boolean {
  return (
    ['description', 'default'].includes(word) || word.startsWith('x-kubernetes-') || (word === 'pattern' && String(value).includes('(?'))
  )
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const { properties, ...words } = schema as { properties?: object; additionalProperties?: unknown }
  const own = closedValues(Object.fromEntries(Object.entries(words).filter(([word, value]) => !isIgnored(word, value))))
  return properties ? { ...own, properties: closedValues(properties), additionalProperties: own.additionalProperties ?? false } : own
}

const closedValues = (object: object) => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, closed(value)]))

/** Creates a function that lists the errors of an object. An unknown field is an error, and so is a kind without a schema. */
export function createValidator(known: readonly Schemas[]): (object: KubeObject) => string[] {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  const compiled = new Map<string, ValidateFunction>()
  for (const [index, { schemas }] of known.entries()) ajv.addSchema({ $id: `set-${index}`, components: { schemas } })

  const validatorOf = (kind: string) => {
    const index = known.findIndex(({ kinds }) => kinds[kind])
    if (index < 0) return undefined
    const validate = compiled.get(kind) ?? ajv.compile({ $ref: `set-${index}#/components/schemas/${known[index]?.kinds[kind]}` })
    compiled.set(kind, validate)
    return validate
  }

  return (object) => {
    const validate = validatorOf(`${object.apiVersion}/${object.kind}`)
    if (!validate) return [`${titleOf(object)}: no schema for ${object.apiVersion} ${object.kind}`]
    if (validate(object)) return []
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const field = 'additionalProperty' in params ? ` (${params.additionalProperty})` : ''
      return `${titleOf(object)}: ${instancePath || '/'} ${message}${field}`
    })
  }
}
