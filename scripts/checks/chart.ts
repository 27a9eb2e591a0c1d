import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { helmBinary } from '../infra/build-helm.ts'
import { root } from '../launch/settings.ts'
import { componentFindings } from './chart/component-findings.ts'
import { drawnEdges, type Edge } from './chart/drawn-edges.ts'
import { type KubeObject, podsOf } from './chart/kube-object.ts'
import { plainSecrets } from './chart/plain-secrets.ts'
import { podStandardFindings } from './chart/pod-standard.ts'
import { policyEdges } from './chart/policy-edges.ts'
import { lintChart, renderChart } from './chart/render.ts'
import { createValidator, readSchemas } from './chart/schemas.ts'

const chart = join(root, 'deploy/helm/rostra')
const fixture = (name: string) => join(root, 'scripts/checks/fixtures', name)

/** Values that the chart is looked at with; the drawing is held against the first two, because the third has a service that is to come. */
const renderings = ['ci/production-values.yaml', 'values-trial.yaml', 'ci/everything-values.yaml'] as const

/** Lints and renders the chart, and holds every object against the schemas of Kubernetes and our own rules. Gives what was looked at; throws all that is wrong. */
export async function checkChart(): Promise<string> {
  const helm = await helmBinary()
  const kubernetes = readSchemas(fixture('kubernetes-1.34.4.json.gz'))
  const validate = createValidator([kubernetes, readSchemas(fixture('prometheus-operator-0.93.0.json.gz'))])
  const drawn = drawnEdges(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
  const results = await Promise.all(
    renderings.map(async (values) => {
      const rendering = { helm, chart, values: join(chart, values), kubeVersion: kubernetes.version }
      const [lint, objects] = await Promise.all([lintChart(rendering), renderChart(rendering)])
      const isDrawn = values !== 'ci/everything-values.yaml'
      const findings = [...lint, ...objects.flatMap(validate), ...ruleFindings(objects), ...(isDrawn ? edgeFindings(objects, drawn) : [])]
      return { count: objects.length, findings: findings.map((text) => `${values}: ${text}`) }
    }),
  )
  const findings = results.flatMap((result) => result.findings)
  if (findings.length > 0) throw new Error(`The chart has ${findings.length} faults:\n${findings.join('\n')}`)
  return `${results.map(({ count }) => count).join(', ')} objects are valid for Kubernetes ${kubernetes.version}`
}

const ruleFindings = (objects: readonly KubeObject[]): string[] => [
  ...podsOf(objects).flatMap(podStandardFindings),
  ...componentFindings(objects),
  ...plainSecrets(objects),
  ...policyEdges(objects).halves,
]

function edgeFindings(objects: readonly KubeObject[], drawn: readonly Edge[]): string[] {
  const { edges } = policyEdges(objects)
  return [
    ...edges.filter((edge) => !drawn.includes(edge)).map((edge) => `the policies open ${edge}, which docs/architecture.md doesn't draw`),
    ...drawn.filter((edge) => !edges.includes(edge)).map((edge) => `docs/architecture.md draws ${edge}, which no policy opens`),
  ]
}
