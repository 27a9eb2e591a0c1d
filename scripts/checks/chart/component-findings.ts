import { type Container, type KubeObject, type Labels, matches, type Pod, podsOf } from './kube-object.ts'

/** Lists what a component lacks: probes, limits, a disruption budget, a network policy, or enough time to stop. */
export function componentFindings(objects: readonly KubeObject[]): string[] {
  const selectors = (kind: string) =>
    objects.filter((object) => object.kind === kind).map((object) => matchLabels(object, kind === 'Service'))
  const selects = (kind: string, labels: Labels) =>
    selectors(kind).some((selector) => selector['app.kubernetes.io/component'] && matches(selector, labels))
  return podsOf(objects).flatMap((pod) => {
    const isServing = pod.owner.startsWith('Deployment ') || pod.owner.startsWith('StatefulSet ')
    const needed = ['Service', 'NetworkPolicy', ...(pod.owner.startsWith('Deployment ') ? ['PodDisruptionBudget'] : [])]
    const missing = isServing
      ? needed.filter((kind) => !selects(kind, pod.labels)).map((kind) => `${pod.owner}: no ${kind} selects its pods`)
      : []
    const ofContainers = pod.spec.containers.flatMap((container) => ofContainer(pod, container, isServing))
    return [...missing, ...ofContainers, ...stopFindings(pod), ...waitFindings(pod)]
  })
}

function matchLabels({ spec }: KubeObject, isService: boolean): Labels {
  if (isService) return (spec?.selector ?? {}) as Labels
  const selector = (spec?.selector ?? spec?.podSelector ?? {}) as { matchLabels?: Labels }
  return selector.matchLabels ?? {}
}

function ofContainer(
  { owner }: Pod,
  { name, resources, startupProbe, livenessProbe, readinessProbe }: Container,
  isServing: boolean,
): string[] {
  const rules: [boolean, string][] = [
    [!resources?.requests?.cpu || !resources.requests.memory, 'requests no cpu or no memory'],
    [!resources?.limits?.memory, 'has no memory limit'],
    [isServing && !(startupProbe && livenessProbe && readinessProbe), 'lacks a probe'],
  ]
  return rules.filter(([broken]) => broken).map(([, text]) => `${owner}: container ${name} ${text}`)
}

/** Finds pods whose pre-stop, notice and grace do not end before Kubernetes kills them. */
function stopFindings({ owner, spec }: Pod): string[] {
  return spec.containers.flatMap(({ name, env = [], lifecycle }) => {
    const seconds = (setting: string) => Number(env.find((each) => each.name === setting)?.value ?? 0) / 1000
    if (!owner.startsWith('Deployment ')) return []
    const preStop = lifecycle?.preStop?.sleep?.seconds ?? 0
    const needed = preStop + seconds('LEAVE_NOTICE_MS') + seconds('STOP_GRACE_MS')
    const given = spec.terminationGracePeriodSeconds ?? 30
    if (seconds('STOP_GRACE_MS') === 0) return [`${owner}: container ${name} has no STOP_GRACE_MS`]
    return needed < given ? [] : [`${owner}: container ${name} needs ${needed} s to stop and is killed after ${given} s`]
  })
}

/** Finds pods that wait for a store that they do not use: no policy lets them reach it, so they never start. */
function waitFindings({ owner, spec }: Pod): string[] {
  const settings = spec.containers.flatMap(({ env = [] }) => env.map(({ value = '' }) => value))
  const wait = spec.initContainers?.find(({ name }) => name === 'wait-for-stores')
  if (!wait?.command) return []
  const addresses = wait.command.slice(wait.command.indexOf('--') + 1)
  if (addresses.length === 0) return [`${owner}: wait-for-stores waits for no store`]
  return addresses
    .filter((address) => !settings.some((value) => value.includes(address)))
    .map((address) => `${owner}: wait-for-stores waits for ${address}, which no setting names`)
}
