import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse } from 'yaml'
import { root } from '../../bootstrap/settings.ts'
import { closeSchema } from './close-schema.ts'
import type { Schemas } from './schemas.ts'

/*
 * Run by hand with the definitions of prometheus-operator (example/prometheus-operator-crd in its repository):
 *   node scripts/checks/chart/import-crd-schemas.ts 0.93.0 …_servicemonitors.yaml …_prometheusrules.yaml
 */
interface Definition {
  spec: { group: string; names: { kind: string }; versions: { name: string; schema: { openAPIV3Schema: object } }[] }
}

const [version = '', ...files] = process.argv.slice(2)
const imported: Schemas = { version, kinds: {}, schemas: {} }
for (const file of files) {
  const { group, names, versions } = (parse(readFileSync(file, 'utf8')) as Definition).spec
  for (const { name, schema } of versions) {
    imported.kinds[`${group}/${name}/${names.kind}`] = names.kind
    imported.schemas[names.kind] = closeSchema(schema.openAPIV3Schema) as object
  }
}
const file = join(root, 'scripts/checks/chart/fixtures', `prometheus-operator-${version}.json.gz`)
writeFileSync(file, gzipSync(JSON.stringify(imported), { level: 9 }))
process.stdout.write(`${Object.keys(imported.kinds).join(', ')} in ${file}\n`)
