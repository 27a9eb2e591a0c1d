import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Ajv, type ValidateFunction } from 'ajv'
import { type KubeObject, titleOf } from './kube-object.ts'

export interface Schemas {
  /** Of Kubernetes, such as 1.34.4. */
  version: string
  /** `apiVersion/kind` → the name of its schema. */
  kinds: Record<string, string>
  schemas: Record<string, object>
}

/** Reads schemas that `import-schemas.ts` wrote. */
export const readSchemas = (file: string): Schemas => JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'))

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
