import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../bootstrap/settings.ts'
import { runCommand } from '../../infra/command.ts'
import { closeSchema, reachable } from './close-schema.ts'
import type { Schemas } from './schemas.ts'

/*
 * Run by hand, with kubectl on an API server of the version that the chart is checked against:
 *   node scripts/checks/chart/import-kubernetes-schemas.ts
 */
const kinds: Record<string, string[]> = {
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

const imported: Schemas = { version: '', kinds: {}, schemas: {} }
for (const [path, kindNames] of Object.entries(kinds)) {
  const { schemas } = (await get<Group>(`/openapi/v3/${path}`)).components
  const apiVersion = path.replace(/^apis?\//, '')
  const names = kindNames.map((kind) => {
    const [name] =
      Object.entries(schemas).find(([, schema]) => schema['x-kubernetes-group-version-kind']?.some((each) => each.kind === kind)) ?? []
    if (!name) throw new Error(`${path} has no ${kind}`)
    imported.kinds[`${apiVersion}/${kind}`] = name
    return name
  })
  for (const name of reachable(schemas, names)) imported.schemas[name] = closeSchema(schemas[name]) as object
}
imported.version = (await get<{ gitVersion: string }>('/version')).gitVersion.replace(/^v/, '')
const file = join(root, 'scripts/checks/chart/fixtures', `kubernetes-${imported.version}.json.gz`)
writeFileSync(file, gzipSync(JSON.stringify(imported), { level: 9 }))
process.stdout.write(`${Object.keys(imported.schemas).length} schemas in ${file}\n`)

async function get<T>(path: string): Promise<T> {
  const { code, output } = await runCommand('kubectl', ['get', '--raw', path])
  if (code !== 0) throw new Error(output.trim())
  return JSON.parse(output)
}
