import type { Container, Pod, PodSpec } from './kube-object.ts'

type Context = Record<string, unknown> | undefined

const volumeKinds = ['name', 'configMap', 'csi', 'downwardAPI', 'emptyDir', 'ephemeral', 'persistentVolumeClaim', 'projected', 'secret']

/** Lists what violates the restricted pod security standard or makes the root writable. */
export function podStandardFindings({ owner, spec }: Pod): string[] {
  const containers = [...(spec.initContainers ?? []), ...spec.containers]
  return [...ofPod(spec), ...containers.flatMap((container) => ofContainer(container, spec.securityContext))].map(
    (text) => `${owner}: ${text}`,
  )
}

function ofPod(spec: PodSpec): string[] {
  const shared = (['hostNetwork', 'hostPID', 'hostIPC'] as const).filter((name) => spec[name]).map((name) => `shares ${name} with its node`)
  const volumes = (spec.volumes ?? [])
    .flatMap((volume) => Object.keys(volume).filter((kind) => !volumeKinds.includes(kind)))
    .map((kind) => `has a volume of kind ${kind}`)
  const token = spec.automountServiceAccountToken === false ? [] : ['has a token of the API server']
  return [...shared, ...volumes, ...token]
}

function ofContainer({ name, securityContext: own, ports = [] }: Container, pod: Context): string[] {
  const setting = (key: string) => own?.[key] ?? pod?.[key]
  const capabilities = own?.capabilities as { add?: string[]; drop?: string[] } | undefined
  const seccomp = setting('seccompProfile') as { type?: string } | undefined
  const rules: [boolean, string][] = [
    [own?.privileged === true, 'is privileged'],
    [own?.allowPrivilegeEscalation !== false, 'may escalate privileges'],
    [own?.readOnlyRootFilesystem !== true, 'can write to its root'],
    [!capabilities?.drop?.includes('ALL'), 'keeps capabilities'],
    [(capabilities?.add ?? []).some((each) => each !== 'NET_BIND_SERVICE'), 'adds capabilities'],
    [setting('runAsNonRoot') !== true, 'may run as root'],
    [setting('runAsUser') === 0, 'runs as user 0'],
    [!['RuntimeDefault', 'Localhost'].includes(seccomp?.type ?? ''), 'has no seccomp profile'],
    [ports.some(({ hostPort }) => hostPort), 'takes a port of its node'],
  ]
  return rules.filter(([broken]) => broken).map(([, text]) => `container ${name} ${text}`)
}
