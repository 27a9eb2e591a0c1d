import { eventually } from '@rostra/kit/testing/eventually'
import { parseAllDocuments } from 'yaml'
import { deployFakeProvider } from './deploy-fake-provider.ts'
import { getObject, helm, kubectl, namespace, release } from './kubectl.ts'

const chart = 'deploy/helm/rostra'
const extra = (process.env.CLUSTER_VALUES ?? '').split(',').filter(Boolean)
const files = [`${chart}/values-dev.yaml`, 'scripts/cluster/values.yaml', ...extra].flatMap((file) => ['--values', file])

/** The public address of the ingress or proxy in front of the gateway. */
export const url = process.env.CLUSTER_URL ?? 'http://127.0.0.1:30000'

/** Installs or upgrades the release and resolves when every pod is ready. `set`: values in the syntax of `helm --set`. */
export async function upgrade(...set: string[]): Promise<void> {
  await helm('upgrade', '--install', release, chart, ...files, ...set.flatMap((value) => ['--set', value]), '--wait', '--timeout', '10m')
}

/** Installs or upgrades the release with the tests' values and resolves when the product is reachable. */
export async function ensureInstalled(): Promise<void> {
  await ensureNamespace()
  await deployFakeProvider(await chatImage())
  await upgrade()
  await waitUntilReachable()
}

/** Deletes the namespace and creates it again, with the fake provider alone. It admits only pods of the restricted standard. */
export async function recreateNamespace(): Promise<void> {
  await kubectl('delete', 'namespace', namespace, '--ignore-not-found', '--wait', '--timeout', '5m')
  await ensureNamespace()
  await deployFakeProvider(await chatImage())
}

async function ensureNamespace(): Promise<void> {
  await kubectl('get', 'namespace', namespace).catch(() => kubectl('create', 'namespace', namespace))
  await kubectl('label', '--overwrite', 'namespace', namespace, 'pod-security.kubernetes.io/enforce=restricted')
}

/** Resolves when the product is reachable from outside. An ingress learns of ready pods with a delay. */
export async function waitUntilReachable(withinMs = 60_000): Promise<void> {
  await eventually(async () => {
    const response = await fetch(`${url}/api/bots/featured`)
    if (!response.ok) throw new Error(`${response.status} from ${url}`)
    await response.arrayBuffer()
  }, withinMs)
}

export interface Pod {
  name: string
  ready: boolean
}

interface PodList {
  items: {
    metadata: { name: string; deletionTimestamp?: string }
    status: {
      conditions?: { type: string; status: string }[]
      containerStatuses?: { restartCount: number; ready: boolean }[]
    }
  }[]
}

const allPodsOf = async (component: string) =>
  (await getObject<PodList>('pods', '--selector', `app.kubernetes.io/component=${component},app.kubernetes.io/instance=${release}`)).items

/** Returns the pods of a component, without those that are terminating. */
export async function podsOf(component: string): Promise<Pod[]> {
  return (await allPodsOf(component))
    .filter(({ metadata }) => !metadata.deletionTimestamp)
    .map(({ metadata, status }) => ({
      name: metadata.name,
      ready: status.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True') ?? false,
    }))
}

/** Stops the process of a store and resolves when its container is ready again on the same data. */
export async function restartStore(component: string): Promise<void> {
  const state = async () => {
    const [pod] = await allPodsOf(component)
    return pod?.status.containerStatuses?.[0] ?? { restartCount: 0, ready: false }
  }
  const { restartCount } = await state()
  await kubectl('exec', `${release}-${component}-0`, '--', 'sh', '-c', 'kill 1')
  await eventually(async () => {
    const now = await state()
    if (now.restartCount === restartCount || !now.ready) throw new Error(`${component} is not ready`)
  }, 120_000)
}

/** Restarts a component's deployment by a rolling update and resolves when the last pod is ready. */
export async function rollingRestart(component: string): Promise<void> {
  await kubectl('rollout', 'restart', `deployment/${release}-${component}`)
  await kubectl('rollout', 'status', `deployment/${release}-${component}`, '--timeout', '5m')
}

/** Deletes a pod without a grace period. */
export async function killPod(pod: Pod): Promise<void> {
  await kubectl('delete', 'pod', pod.name, '--grace-period=0', '--force', '--wait=false')
}

async function chatImage(): Promise<string> {
  const rendered = parseAllDocuments(await helm('template', release, chart, ...files, '--kube-version', '1.34.0')).map((document) =>
    document.toJS(),
  )
  const chat = rendered.find((object) => object?.kind === 'Deployment' && object.metadata.name === `${release}-chat`)
  return chat.spec.template.spec.containers[0].image
}
