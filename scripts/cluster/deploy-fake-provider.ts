import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kubectl, namespace } from './kubectl.ts'
import { providerFiles } from './provider-files.ts'

const port = 8080

/** Deploys the fake model provider and waits until it is ready. `image`: an image with Node that runs the script. */
export async function deployFakeProvider(image: string): Promise<void> {
  const labels = { 'app.kubernetes.io/name': 'provider' }
  const files = await providerFiles()
  const container = {
    name: 'provider',
    image,
    command: ['node', '/provider/fake-provider.ts', String(port), '0.0.0.0'],
    ports: [{ containerPort: port }],
    readinessProbe: { tcpSocket: { port } },
    resources: { requests: { cpu: '10m', memory: '64Mi' }, limits: { memory: '256Mi' } },
    securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
    volumeMounts: [{ name: 'script', mountPath: '/provider' }],
  }
  const pod = {
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    terminationGracePeriodSeconds: 1,
    containers: [container],
    volumes: [{ name: 'script', configMap: { name: 'provider' } }],
  }
  const named = { name: 'provider', namespace, labels }
  const data = Object.fromEntries(files)
  const objects = [
    { apiVersion: 'v1', kind: 'ConfigMap', metadata: named, data },
    { apiVersion: 'v1', kind: 'Service', metadata: named, spec: { selector: labels, ports: [{ port }] } },
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: named,
      spec: { replicas: 1, selector: { matchLabels: labels }, template: { metadata: { labels }, spec: pod } },
    },
  ]
  await apply({ apiVersion: 'v1', kind: 'List', items: objects })
  await kubectl('rollout', 'status', 'deployment/provider', '--timeout', '2m')
}

async function apply(object: object): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-cluster-'))
  const file = join(folder, 'objects.json')
  await writeFile(file, JSON.stringify(object))
  await kubectl('apply', '--filename', file)
  await rm(folder, { recursive: true })
}
