import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../bootstrap/settings.ts'
import { helmBinary } from '../../infra/fetch/fetch-helm.ts'
import { alertFindings } from './alert-findings.ts'
import { componentFindings } from './component-findings.ts'
import { drawnEdges, type Edge } from './drawn-edges.ts'
import { type KubeObject, podsOf } from './kube-object.ts'
import { plainSecrets } from './plain-secrets.ts'
import { podStandardFindings } from './pod-standard.ts'
import { policyEdges } from './policy-edges.ts'
import { lintChart, renderChart } from './render.ts'
import { createValidator, readSchemas } from './schemas.ts'

const chart = join(root, 'deploy/helm/rostra')
const fixture = (name: string) => join(root, 'scripts/checks/chart/fixtures', name)

/** The files of values that the chart is rendered with. */
const renderings = [
  ['ci/production-values.yaml'],
  ['values-managed.yaml'],
  ['values-dev.yaml'],
  ['ci/by-hand-values.yaml'],
  ['ci/everything-values.yaml'],
  ['ci/production-values.yaml', 'values-embeddings.yaml'],
] as const

/**
 * One has a further service, one has ports by which a store is not known, one has a server that an
 * installation may have, so they are not compared with the drawing.
 */
const undrawn: readonly string[] = ['ci/everything-values.yaml', 'values-managed.yaml', 'values-embeddings.yaml']

/** Values that the chart must refuse, each with what its error names. */
const refusals = [
  ['values-dev.yaml', ['publicUrl=https://rostra.example'], 'publicUrl must be on localhost'],
  ['values-dev.yaml', ['publicUrl=http://192.168.1.5:3000'], 'publicUrl must be on localhost'],
  ['values-managed.yaml', ['publicUrl=http://rostra.example'], 'publicUrl must begin with https'],
  ['ci/production-values.yaml', ['publicUrl=http://localhost:3000'], 'publicUrl must begin with https'],
  ['values-managed.yaml', ['kafka.tls=false'], 'kafka.tls'],
  ['values-managed.yaml', ['kafka.saslMechanism='], 'kafka.saslMechanism'],
  ['values-managed.yaml', ['secrets.existing.kafka='], 'secrets.existing.kafka'],
  ['values-managed.yaml', ['tls.components.secretName='], 'tls.components.secretName'],
  ['values-managed.yaml', ['secrets.existing.mongo=', 'mongo.url=mongodb://db:27017'], 'mongo.url needs tls=true'],
  ['values-managed.yaml', ['secrets.existing.redis=', 'redis.url=redis://cache'], 'redis.url must begin with rediss'],
  ['ci/production-values.yaml', ['trustedNetwork=false'], 'trustedNetwork=true'],
] as const

/** Returns a function that checks an object by the schemas, and the version of Kubernetes that they are of. */
export function createChartValidator() {
  const version = '1.34.4'
  const files = [`kubernetes-${version}.json.gz`, 'prometheus-operator-0.93.0.json.gz']
  return { version, validate: createValidator(files.map((file) => readSchemas(fixture(file)))) }
}

/**
 * Lints and renders the chart and checks every object by the schemas of Kubernetes and
 * by our rules. Returns the counts; throws all findings.
 */
export async function checkChart(): Promise<string> {
  const helm = await helmBinary()
  const { version, validate } = createChartValidator()
  const drawn = drawnEdges(readFileSync(join(root, 'docs/events.md'), 'utf8'))
  const results = await Promise.all(
    renderings.map(async (values) => {
      const rendering = { helm, chart, values: values.map((file) => join(chart, file)), kubeVersion: version }
      const [lint, objects] = await Promise.all([lintChart(rendering), renderChart(rendering)])
      const isDrawn = !values.some((file) => undrawn.includes(file))
      const findings = [...lint, ...objects.flatMap(validate), ...ruleFindings(objects), ...(isDrawn ? edgeFindings(objects, drawn) : [])]
      return { count: objects.length, findings: findings.map((text) => `${values.join(' with ')}: ${text}`) }
    }),
  )
  const accepted = await Promise.all(
    refusals.map(async ([values, set, named]) => {
      const rendering = { helm, chart, values: [join(chart, values)], kubeVersion: version, set }
      const error = await renderChart(rendering).then(
        () => 'no error',
        ({ message }: Error) => message,
      )
      return error.includes(named) ? [] : [`${values} with ${set.join(', ')} must be refused by ${named}, but there is ${error}`]
    }),
  )
  const findings = [...results.flatMap((result) => result.findings), ...accepted.flat()]
  if (findings.length > 0) throw new Error(`The chart has ${findings.length} errors:\n${findings.join('\n')}`)
  return `${results.map(({ count }) => count).join(', ')} objects are valid for Kubernetes ${version}`
}

export const ruleFindings = (objects: readonly KubeObject[]): string[] => [
  ...podsOf(objects).flatMap(podStandardFindings),
  ...componentFindings(objects),
  ...plainSecrets(objects),
  ...policyEdges(objects).halves,
  ...alertFindings(objects),
]

function edgeFindings(objects: readonly KubeObject[], drawn: readonly Edge[]): string[] {
  const { edges } = policyEdges(objects)
  return [
    ...edges.filter((edge) => !drawn.includes(edge)).map((edge) => `the policies allow ${edge}, which docs/events.md does not draw`),
    ...drawn.filter((edge) => !edges.includes(edge)).map((edge) => `docs/events.md draws ${edge}, which no policy allows`),
  ]
}
