import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from '@jest/globals'
import { serviceNames } from '@rostra/proto/services'
import { drawnEdges } from '../checks/chart/drawn-edges.ts'
import { onPath, runCommand } from '../infra/command.ts'
import { namespace, release } from './kubectl.ts'
import { ensureInstalled } from './release.ts'

/*
 * Two independent tools: cyclonus for network policies, kube-score for objects. The
 * namespace enforces the restricted pod standard: release.ts.
 */
beforeAll(ensureInstalled, 900_000)

const components = ['gateway', ...serviceNames]
const stores = { mongo: 27_017, redis: 6_379, kafka: 9_092 }
const ports = { gateway: 3_000, ...Object.fromEntries(serviceNames.map((name) => [name, 50_051])), ...stores }
/** Skips the test on a machine without the tool. */
const withTool = (name: string) => (onPath(name) ? it : it.skip)

withTool('cyclonus')(
  'cyclonus finds exactly the connections allowed that docs/events.md draws',
  async () => {
    const pod = (name: string) => ({
      Internal: {
        PodLabels: {
          'app.kubernetes.io/name': name in stores ? 'rostra-store' : 'rostra',
          'app.kubernetes.io/instance': release,
          'app.kubernetes.io/component': name,
        },
        NamespaceLabels: { 'kubernetes.io/metadata.name': namespace },
        Namespace: namespace,
      },
      IP: '192.0.2.1',
    })
    const from = (space: string) => ({
      Internal: { PodLabels: {}, NamespaceLabels: { 'kubernetes.io/metadata.name': space }, Namespace: space },
      IP: '192.0.2.2',
    })
    const sources = {
      ...Object.fromEntries(components.map((name) => [name, pod(name)])),
      unknown: pod('unknown'),
      elsewhere: from('default'),
    }
    const connections = Object.entries(sources).flatMap(([caller, Source]) =>
      Object.entries(ports)
        .filter(([callee]) => callee !== caller)
        .map(([callee, port]) => ({
          edge: `${caller} > ${callee}`,
          traffic: { Source, Destination: pod(callee), ResolvedPort: port, ResolvedPortName: '', Protocol: 'TCP' },
        })),
    )
    const folder = await mkdtemp(join(tmpdir(), 'rostra-traffic-'))
    await writeFile(join(folder, 'traffic.json'), JSON.stringify(connections.map(({ traffic }) => traffic)))
    const args = ['analyze', '--namespace', namespace, '--mode', 'query-traffic', '--traffic-path', join(folder, 'traffic.json')]
    const { output } = await runCommand('cyclonus', args)
    await rm(folder, { recursive: true })
    const verdicts = [...output.matchAll(/IS ALLOWED\?\s*\|\s*(TRUE|FALSE)/g)].map(([, verdict]) => verdict === 'TRUE')
    expect(verdicts).toHaveLength(connections.length)
    const allowed = connections.filter((_, index) => verdicts[index]).map(({ edge }) => edge)
    const drawn = drawnEdges(await readFile('docs/events.md', 'utf8')).filter((edge) => connections.some((one) => one.edge === edge))
    expect(allowed.sort()).toEqual([...drawn].sort())
    process.stdout.write(`cyclonus: ${allowed.length} of ${connections.length} connections are allowed, exactly those that are drawn\n`)
  },
  120_000,
)

withTool('kube-score')(
  'kube-score reports only the findings that the chart’s README justifies',
  async () => {
    const values = 'deploy/helm/rostra/ci/production-values.yaml'
    const folder = await mkdtemp(join(tmpdir(), 'rostra-score-'))
    const file = join(folder, 'objects.yaml')
    const rendered = await runCommand('helm', ['template', release, 'deploy/helm/rostra', '--values', values, '--kube-version', '1.34.0'])
    await writeFile(file, rendered.output)
    const { output } = await runCommand('kube-score', ['score', '--output-format', 'ci', file])
    await rm(folder, { recursive: true })
    const findings = [...output.matchAll(/^\[(?:CRITICAL|WARNING)\] .*?: (?:\([\w-]+\) )?(.*)$/gm)].map(([, finding]) => finding)
    expect(output).toMatch(/^\[OK\]/m)
    const justified = [
      'CPU limit is not set',
      'The container is running with a low user ID',
      'The container running with a low group ID',
      'Deployment does not have a host podAntiAffinity set',
    ]
    expect(new Set(findings)).toEqual(new Set(justified))
    process.stdout.write(`kube-score: ${findings.length} findings of ${justified.length} kinds, all justified\n`)
  },
  60_000,
)
