import { describe, expect, test } from '@jest/globals'
import type { Container, PodSpec } from './kube-object.ts'
import { podStandardFindings } from './pod-standard.ts'

const goodContainer: Container = {
  name: 'main',
  securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
}
const goodSpec: PodSpec = {
  automountServiceAccountToken: false,
  securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
  containers: [goodContainer],
  volumes: [{ name: 'tmp', emptyDir: {} }],
}
const findings = (spec: Partial<PodSpec>) => podStandardFindings({ owner: 'Pod x', labels: {}, spec: { ...goodSpec, ...spec } })
const withContext = (context: object) =>
  findings({ containers: [{ ...goodContainer, securityContext: { ...goodContainer.securityContext, ...context } }] })

describe('podStandardFindings', () => {
  test('accepts a pod that complies', () => {
    expect(findings({})).toEqual([])
  })

  test.each([
    [{ privileged: true }, 'is privileged'],
    [{ allowPrivilegeEscalation: undefined }, 'may escalate privileges'],
    [{ readOnlyRootFilesystem: false }, 'can write to its root'],
    [{ capabilities: { drop: ['NET_RAW'] } }, 'keeps capabilities'],
    [{ capabilities: { drop: ['ALL'], add: ['SYS_ADMIN'] } }, 'adds capabilities'],
    [{ runAsNonRoot: false }, 'may run as root'],
    [{ runAsUser: 0 }, 'runs as user 0'],
    [{ seccompProfile: { type: 'Unconfined' } }, 'has no seccomp profile'],
  ])('a container with %j %s', (context, text) => {
    expect(withContext(context)).toEqual([`Pod x: container main ${text}`])
  })

  test('checks init containers', () => {
    expect(findings({ initContainers: [{ name: 'first' }] })).toContain('Pod x: container first keeps capabilities')
  })

  test('finds what a pod shares with its node', () => {
    const shared = findings({ hostNetwork: true, automountServiceAccountToken: true, volumes: [{ name: 'root', hostPath: { path: '/' } }] })
    expect(shared).toEqual([
      'Pod x: shares hostNetwork with its node',
      'Pod x: has a volume of kind hostPath',
      'Pod x: has a token of the API server',
    ])
  })
})
