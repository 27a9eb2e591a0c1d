import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse } from 'yaml'
import { runCommand } from '../../infra/command.ts'
import type { Schemas } from './schemas.ts'

/*
 * Run by hand. Without arguments it imports the schemas of Kubernetes, with kubectl on an API server of the version that the chart is checked against. With a version
 * of prometheus-operator it imports the definitions in files of example/prometheus-operator-crd in its repository:
 *   node scripts/checks/chart/import-schemas.ts 0.93.0 …_servicemonitors.yaml …_prometheusrules.yaml
 * In an imported schema an object with declared properties allows no others.
 */
const kubernetesKinds: Record<string, string[]> = {
  'api/v1': ['ConfigMap', 'Pod', 'Secret', 'Service', 'ServiceAccount'],
  'apis/apps/v1': ['Deployment', 'StatefulSet'],
  'apis/autoscaling/v2': ['HorizontalPodAutoscaler'],
  'apis/batch/v1': ['Job'],
  'apis/networking.k8s.io/v1': ['Ingress', 'NetworkPolicy'],
  'apis/policy/v1': ['PodDisruptionBudget'],
}

interface Group {
  components: { schemas: Record<string, { 'x-kubernetes-group-version-kind'?: { group: string; version: string; kind: string }[] }> }
}

interface Definition {
  spec: { group: string; names: { kind: string }; versions: { name: string; schema: { openAPIV3Schema: object } }[] }
}

const [operatorVersion, ...definitions] = process.argv.slice(2)
const imported: Schemas = { version: operatorVersion ?? '', kinds: {}, schemas: {} }
await (operatorVersion ? importDefinitions() : importKubernetes())
const name = `${operatorVersion ? 'prometheus-operator' : 'kubernetes'}-${imported.version}.json.gz`
writeFileSync(join(import.meta.dirname, 'fixtures', name), gzipSync(JSON.stringify(imported), { level: 9 }))
process.stdout.write(`${Object.keys(imported.schemas).length} schemas in fixtures/${name}\n`)

function importDefinitions(): void {
  for (const file of definitions) {
    const { group, names, versions } = (parse(readFileSync(file, 'utf8')) as Definition).spec
    for (const { name, schema } of versions) {
      imported.kinds[`${group}/${name}/${names.kind}`] = names.kind
      imported.schemas[names.kind] = closed(schema.openAPIV3Schema) as object
    }
  }
}

async function importKubernetes(): Promise<void> {
  for (const [path, kinds] of Object.entries(kubernetesKinds)) {
    const { schemas } = (await get<Group>(`/openapi/v3/${path}`)).components
    const add = (name: string) => {
      if (imported.schemas[name]) return
      imported.schemas[name] = closed(schemas[name]) as object
      for (const [, next = ''] of JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) add(next)
    }
    for (const kind of kinds) {
      const [name] =
        Object.entries(schemas).find(([, schema]) => schema['x-kubernetes-group-version-kind']?.some((each) => each.kind === kind)) ?? []
      if (!name) throw new Error(`${path} has no ${kind}`)
      imported.kinds[`${path.replace(/^apis?\//, '')}/${kind}`] = name
      add(name)
    }
  }
  imported.version = (await get<{ gitVersion: string }>('/version')).gitVersion.replace(/^v/, '')
}

async function get<T>(path: string): Promise<T> {
  const { code, output } = await runCommand('kubectl', ['get', '--raw', path])
  if (code !== 0) throw new Error(output.trim())
  return JSON.parse(output)
}

/** Whether a keyword does not validate anything, or is a pattern in Go's syntax. */
function isIgnored(word: string, value: unknown): boolean {
  return (
    ['description', 'default'].includes(word) || word.startsWith('x-kubernetes-') || (word === 'pattern' && String(value).includes('(?'))
  )
}

/** Returns a schema without its texts, in which an object with declared properties allows no others. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const { properties, ...words } = schema as { properties?: object; additionalProperties?: unknown }
  const closedValues = (object: object) => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, closed(value)]))
  const own = closedValues(Object.fromEntries(Object.entries(words).filter(([word, value]) => !isIgnored(word, value))))
  return properties ? { ...own, properties: closedValues(properties), additionalProperties: own.additionalProperties ?? false } : own
}
