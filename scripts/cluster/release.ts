import { eventually } from '@rostra/kit/testing/eventually'
import { parseAllDocuments } from 'yaml'
import { startProvider } from './provider.ts'
import { found, helm, kubectl, namespace, release } from './tools.ts'

const chart = 'deploy/helm/rostra'
const extra = (process.env.CLUSTER_VALUES ?? '').split(',').filter(Boolean)
const files = [`${chart}/values-trial.yaml`, 'scripts/cluster/values.yaml', ...extra].flatMap((file) => ['--values', file])

/** Where the ingress, or whatever stands before the gateway, answers. */
export const url = process.env.CLUSTER_URL ?? 'http://127.0.0.1:30000'

/** Installs or changes the release, and returns when everything is ready. `set`: values, as `helm --set` takes them. */
export async function upgrade(...set: string[]): Promise<void> {
  await helm('upgrade', '--install', release, chart, ...files, ...set.flatMap((value) => ['--set', value]), '--wait', '--timeout', '10m')
}

/** The release as the trials want it, installed when it isn't there. */
export async function standing(): Promise<void> {
  await makeNamespace()
  await startProvider(await chatImage())
  await upgrade()
  await answering()
}

/** An empty namespace that takes only pods of the restricted standard. */
export async function fromNothing(): Promise<void> {
  await kubectl('delete', 'namespace', namespace, '--ignore-not-found', '--wait', '--timeout', '5m')
  await makeNamespace()
  await startProvider(await chatImage())
}

async function makeNamespace(): Promise<void> {
  await kubectl('get', 'namespace', namespace).catch(() => kubectl('create', 'namespace', namespace))
  await kubectl('label', '--overwrite', 'namespace', namespace, 'pod-security.kubernetes.io/enforce=restricted')
}

/** Resolves when the product answers from outside; ready pods are known to an ingress a moment later. */
export async function answering(withinMs = 60_000): Promise<void> {
  await eventually(async () => {
    const answer = await fetch(`${url}/api/bots/featured`)
    if (!answer.ok) throw new Error(`${answer.status} from ${url}`)
    await answer.arrayBuffer()
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

const listed = async (component: string) =>
  (await found<PodList>('pods', '--selector', `app.kubernetes.io/component=${component},app.kubernetes.io/instance=${release}`)).items

/** The pods of a component that aren't on their way out. */
export async function podsOf(component: string): Promise<Pod[]> {
  return (await listed(component))
    .filter(({ metadata }) => !metadata.deletionTimestamp)
    .map(({ metadata, status }) => ({
      name: metadata.name,
      ready: status.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True') ?? false,
    }))
}

/** Ends the process of a store and returns when the next one is ready on the same data. */
export async function restartStore(component: string): Promise<void> {
  const state = async () => {
    const [pod] = await listed(component)
    return pod?.status.containerStatuses?.[0] ?? { restartCount: 0, ready: false }
  }
  const { restartCount } = await state()
  await kubectl('exec', `${release}-${component}-0`, '--', 'sh', '-c', 'kill 1')
  await eventually(async () => {
    const now = await state()
    if (now.restartCount === restartCount || !now.ready) throw new Error(`${component} is not ready`)
  }, 120_000)
}

/** Replaces the pods of a component one by one, as for a new version, and returns when the last is ready. */
export async function rollingRestart(component: string): Promise<void> {
  await kubectl('rollout', 'restart', `deployment/${release}-${component}`)
  await kubectl('rollout', 'status', `deployment/${release}-${component}`, '--timeout', '5m')
}

/** Ends a pod with no grace at all. */
export async function kill(pod: Pod): Promise<void> {
  await kubectl('delete', 'pod', pod.name, '--grace-period=0', '--force', '--wait=false')
}

async function chatImage(): Promise<string> {
  const rendered = parseAllDocuments(await helm('template', release, chart, ...files, '--kube-version', '1.34.0')).map((document) =>
    document.toJS(),
  )
  const chat = rendered.find((object) => object?.kind === 'Deployment' && object.metadata.name === `${release}-chat`)
  return chat.spec.template.spec.containers[0].image
}
