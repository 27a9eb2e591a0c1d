import { describe, expect, test } from '@jest/globals'
import { componentFindings } from './component-findings.ts'
import type { Container, KubeObject } from './kube-object.ts'

const labels = { 'app.kubernetes.io/component': 'chat', 'app.kubernetes.io/instance': 'rostra' }
const container: Container = {
  name: 'chat',
  env: [{ name: 'STOP_GRACE_MS', value: '30000' }],
  lifecycle: { preStop: { sleep: { seconds: 5 } } },
  resources: { requests: { cpu: '1', memory: '1Mi' }, limits: { memory: '1Mi' } },
  startupProbe: {},
  livenessProbe: {},
  readinessProbe: {},
}
const object = (kind: string, spec: Record<string, unknown>): KubeObject => ({ apiVersion: 'v1', kind, metadata: { name: 'x' }, spec })
const deployment = (changes: Partial<Container>) =>
  object('Deployment', {
    template: { metadata: { labels }, spec: { terminationGracePeriodSeconds: 45, containers: [{ ...container, ...changes }] } },
  })
const service = object('Service', { selector: labels })
const policy = object('NetworkPolicy', { podSelector: { matchLabels: labels } })
const budget = object('PodDisruptionBudget', { selector: { matchLabels: labels } })

describe('componentFindings', () => {
  test('accepts a complete component', () => {
    expect(componentFindings([deployment({}), service, policy, budget])).toEqual([])
  })

  test('finds missing objects; a policy for all components does not count', () => {
    const allComponents = object('NetworkPolicy', { podSelector: { matchLabels: { 'app.kubernetes.io/instance': 'rostra' } } })
    expect(componentFindings([deployment({}), allComponents])).toEqual([
      'Deployment x: no Service selects its pods',
      'Deployment x: no NetworkPolicy selects its pods',
      'Deployment x: no PodDisruptionBudget selects its pods',
    ])
  })

  test.each([
    [{ readinessProbe: undefined }, 'container chat lacks a probe'],
    [{ resources: { requests: { cpu: '1', memory: '1Mi' } } }, 'container chat has no memory limit'],
    [{ resources: { limits: { memory: '1Mi' } } }, 'container chat requests no cpu or no memory'],
    [{ env: [{ name: 'STOP_GRACE_MS', value: '40000' }] }, 'container chat needs 45 s to stop and is killed after 45 s'],
    [{ env: [] }, 'container chat has no STOP_GRACE_MS'],
  ])('finds %j', (changes, text) => {
    expect(componentFindings([deployment(changes), service, policy, budget])).toEqual([`Deployment x: ${text}`])
  })
})
