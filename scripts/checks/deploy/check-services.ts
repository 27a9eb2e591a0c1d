import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsOf, serviceNames, services } from '@rostra/proto/services'
import { parse } from 'yaml'
import { root } from '../../bootstrap/settings.ts'
import { components, compose, nameOf, skaffold, textOf } from './deploy-files.ts'
import { type Component, type Deployment, serviceFindings } from './service-findings.ts'

/** Checks that what is deployed names the services of the table, and only those. Throws what is missing, each with its file. */
export async function checkServices(): Promise<void> {
  const deployment: Deployment = {
    compose: compose(),
    skaffold: skaffold(),
    values: (parse(textOf('deploy/helm/rostra/values.yaml')) as { components: Deployment['values'] }).components,
    exists: (path) => existsSync(join(root, path)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  }
  const table: Component[] = [
    { name: 'gateway', folder: 'gateway', calls: serviceNames, stores: ['redis'], outside: [] },
    ...serviceNames.map((name) => ({
      ...{ name, folder: `services/${name}`, calls: callsOf(name) },
      ...{ stores: services[name].stores, outside: Object.keys(services[name].outside) },
    })),
  ]
  const unlisted = components().filter((folder) => !table.some(({ name }) => name === nameOf(folder)))
  const findings = [
    ...unlisted.map((folder) => `proto/src/services.ts: add ${nameOf(folder)}`),
    ...table.flatMap((component) => serviceFindings(component, deployment)),
  ]
  if (findings.length > 0) throw new Error(findings.join('\n'))
}
