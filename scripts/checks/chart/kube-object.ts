/** Labels by name. */
export type Labels = Record<string, string>

export interface Container {
  name: string
  image?: string
  command?: string[]
  env?: { name: string; value?: string }[]
  securityContext?: Record<string, unknown>
  resources?: { requests?: Labels; limits?: Labels }
  startupProbe?: object
  livenessProbe?: object
  readinessProbe?: object
  ports?: { hostPort?: number }[]
  lifecycle?: { preStop?: { sleep?: { seconds: number } } }
}

export interface PodSpec {
  containers: Container[]
  initContainers?: Container[]
  securityContext?: Record<string, unknown>
  volumes?: Record<string, unknown>[]
  terminationGracePeriodSeconds?: number
  automountServiceAccountToken?: boolean
  hostNetwork?: boolean
  hostPID?: boolean
  hostIPC?: boolean
}

/** An object of Kubernetes, as far as the checks read it. */
export interface KubeObject {
  apiVersion: string
  kind: string
  metadata: { name: string; labels?: Labels }
  spec?: Record<string, unknown>
}

export interface Pod {
  /** Kind and name of the object that creates it. */
  owner: string
  labels: Labels
  spec: PodSpec
}

export const titleOf = ({ kind, metadata }: KubeObject): string => `${kind} ${metadata.name}`

/** Lists every pod that these objects are or create. */
export function podsOf(objects: readonly KubeObject[]): Pod[] {
  return objects.flatMap((object) => {
    const template = (object.kind === 'Pod' ? object : object.spec?.template) as
      | { metadata?: { labels?: Labels }; spec: PodSpec }
      | undefined
    if (!template?.spec?.containers) return []
    return [{ owner: titleOf(object), labels: template.metadata?.labels ?? {}, spec: template.spec }]
  })
}

/** Whether a selector's matchLabels match these labels. */
export const matches = (selector: Labels, labels: Labels): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value)
