import { describe, expect, it } from '@jest/globals'
import { createChartValidator, ruleFindings } from './check-chart.ts'
import type { Container, KubeObject, Labels, PodSpec } from './kube-object.ts'

const labels = (component: string): Labels => ({ 'app.kubernetes.io/name': 'rostra', 'app.kubernetes.io/component': component })
const object = (kind: string, spec: Record<string, unknown>): KubeObject => ({ apiVersion: 'v1', kind, metadata: { name: 'chat' }, spec })
const container: Container = {
  name: 'main',
  env: [{ name: 'STOP_GRACE_MS', value: '30000' }],
  lifecycle: { preStop: { sleep: { seconds: 5 } } },
  resources: { requests: { cpu: '1', memory: '1Mi' }, limits: { memory: '1Mi' } },
  startupProbe: {},
  livenessProbe: {},
  readinessProbe: {},
  securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
}
const podSpec: PodSpec = {
  automountServiceAccountToken: false,
  securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
  containers: [container],
  volumes: [{ name: 'tmp', emptyDir: {} }],
  terminationGracePeriodSeconds: 45,
}
const deployment = (spec: Partial<PodSpec> = {}) =>
  object('Deployment', { template: { metadata: { labels: labels('chat') }, spec: { ...podSpec, ...spec } } })
const withContainer = (changes: Partial<Container>) => deployment({ containers: [{ ...container, ...changes }] })
const withContext = (context: object) => withContainer({ securityContext: { ...container.securityContext, ...context } })
const withSetting = (name: string, value: string) => withContainer({ env: [...(container.env ?? []), { name, value }] })
const waitingFor = (...stores: string[]) => {
  const init = { ...container, name: 'wait-for-stores', command: ['node', '--', ...stores] }
  return deployment({ initContainers: [init], containers: [{ ...container, env: [...(container.env ?? []), redisUrl] }] })
}
const redisUrl = { name: 'REDIS_URL', value: 'redis://rostra-redis:6379' }
const alerts = (...names: string[]) =>
  object('PrometheusRule', {
    groups: [{ rules: names.map((alert) => ({ alert, expr: 'absent(up{job="rostra", component="chat"})' })) }],
  })
const policy = (spec: object = {}) => object('NetworkPolicy', { podSelector: { matchLabels: labels('chat') }, ...spec })
const others = {
  Service: object('Service', { selector: labels('chat') }),
  NetworkPolicy: policy(),
  PodDisruptionBudget: object('PodDisruptionBudget', { selector: { matchLabels: labels('chat') } }),
}
const gateway = [{ podSelector: { matchLabels: labels('gateway') } }]
const findings = (changed: KubeObject, rest: KubeObject[] = Object.values(others)) => ruleFindings([changed, ...rest])

describe('the rules of the chart', () => {
  it('accept a complete component', () => {
    expect(findings(deployment(), [...Object.values(others), alerts('RostraComponentDown')])).toEqual([])
  })

  it.each([
    [withContainer({ readinessProbe: undefined }), 'container main lacks a probe'],
    [withContainer({ resources: { requests: { cpu: '1', memory: '1Mi' } } }), 'container main has no memory limit'],
    [withContainer({ resources: { limits: { memory: '1Mi' } } }), 'container main requests no cpu or no memory'],
    [withContainer({ env: [{ name: 'STOP_GRACE_MS', value: '40000' }] }), 'container main needs 45 s to stop and is killed after 45 s'],
    [withContainer({ env: [] }), 'container main has no STOP_GRACE_MS'],
    [withContext({ privileged: true }), 'container main is privileged'],
    [withContext({ allowPrivilegeEscalation: undefined }), 'container main may escalate privileges'],
    [withContext({ readOnlyRootFilesystem: false }), 'container main can write to its root'],
    [withContext({ capabilities: { drop: ['NET_RAW'] } }), 'container main keeps capabilities'],
    [withContext({ capabilities: { drop: ['ALL'], add: ['SYS_ADMIN'] } }), 'container main adds capabilities'],
    [withContext({ runAsNonRoot: false }), 'container main may run as root'],
    [withContext({ runAsUser: 0 }), 'container main runs as user 0'],
    [withContext({ seccompProfile: { type: 'Unconfined' } }), 'container main has no seccomp profile'],
    [withContainer({ ports: [{ hostPort: 80 }] }), 'container main takes a port of its node'],
    [deployment({ initContainers: [{ ...container, name: 'first', securityContext: {} }] }), 'container first keeps capabilities'],
    [deployment({ hostNetwork: true }), 'shares hostNetwork with its node'],
    [deployment({ volumes: [{ name: 'root', hostPath: { path: '/' } }] }), 'has a volume of kind hostPath'],
    [deployment({ automountServiceAccountToken: true }), 'has a token of the API server'],
    [withSetting('OPENAI_API_KEY', 'abc'), 'OPENAI_API_KEY is a plain value'],
    [withSetting('MONGO_URL', 'mongodb://rostra:abc@db:27017/'), 'MONGO_URL is a plain value'],
  ])('find in a pod, %#: %s', (changed, text) => {
    expect(findings(changed)).toContain(`Deployment chat: ${text}`)
  })

  it.each([
    [['rostra-redis:6379'], []],
    [['rostra-mongo:27017'], ['Deployment chat: wait-for-stores waits for rostra-mongo:27017, which no setting names']],
    [[], ['Deployment chat: wait-for-stores waits for no store']],
  ])('find in a pod that waits for %j: %j', (stores, texts) => {
    expect(findings(waitingFor(...stores))).toEqual(texts)
  })

  it.each(Object.keys(others))('find that no %s selects the pods of a component', (missing) => {
    const rest = Object.entries(others).flatMap(([kind, other]) => (kind === missing ? [] : [other]))
    expect(findings(deployment(), rest)).toEqual([`Deployment chat: no ${missing} selects its pods`])
  })

  it.each([
    ["gateway > chat is allowed by the callee's policy only", policy({ ingress: [{ from: gateway, ports: [{ port: 50_051 }] }] })],
    ["chat > gateway is allowed by the caller's policy only", policy({ egress: [{ to: gateway, ports: [{ port: 50_051 }] }] })],
    ['no RostraStoriesMissing covers the daily edition', withSetting('NEWSROOM_EDITION_HOUR', '6')],
    ['RostraStoriesMissing waits for an edition that is not scheduled', alerts('RostraStoriesMissing')],
  ])('find that %s', (text, changed) => {
    expect(findings(changed, [...Object.values(others), deployment(), alerts('RostraComponentDown')])).toEqual([text])
  })

  it('find a component that no alert covers when it is missing', () => {
    const rule = object('PrometheusRule', { groups: [] })
    expect(findings(deployment(), [...Object.values(others), rule])).toEqual(['RostraComponentDown does not cover a missing chat'])
  })
})

it('the schemas refuse a misspelt field, a wrong type and an unknown kind', () => {
  const { validate } = createChartValidator()
  const service = (spec: object) => validate({ apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' }, spec: { ...spec } })
  expect(service({ ports: [{ port: 80 }] })).toEqual([])
  expect(service({ prots: [] })).toEqual(['Service x: /spec must NOT have additional properties (prots)'])
  expect(service({ ports: [{ port: 'http' }] })).toEqual(['Service x: /spec/ports/0/port must be integer'])
  expect(validate({ apiVersion: 'v1', kind: 'Thong', metadata: { name: 'x' } })).toEqual(['Thong x: no schema for v1 Thong'])
})
