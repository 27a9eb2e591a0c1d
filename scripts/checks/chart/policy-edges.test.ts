import { describe, expect, test } from '@jest/globals'
import type { KubeObject, Labels } from './kube-object.ts'
import { policyEdges } from './policy-edges.ts'

const labels = (component: string, name = 'rostra'): Labels => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/component': component,
})
const peer = (component: string, name?: string) => ({ podSelector: { matchLabels: labels(component, name) } })
const policy = (component: string, spec: object, name?: string): KubeObject => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: component },
  spec: { podSelector: { matchLabels: labels(component, name) }, ...spec },
})
const to = (port: number, ...peers: object[]) => ({ egress: [{ to: peers, ports: [{ port }] }] })
const from = (port: number, ...peers: object[]) => ({ ingress: [{ from: peers, ports: [{ port }] }] })

describe('policyEdges', () => {
  test('joins both ends of a connection', () => {
    const objects = [policy('gateway', to(50051, peer('chat'))), policy('chat', from(50051, peer('gateway')))]
    expect(policyEdges(objects)).toEqual({ edges: ['gateway > chat'], halves: [] })
  })

  test('reports a connection that one end allows', () => {
    expect(policyEdges([policy('gateway', to(50051, peer('chat')))]).halves).toEqual([
      "gateway > chat is allowed by the caller's policy only",
    ])
    expect(policyEdges([policy('chat', from(50051, peer('gateway')))]).halves).toEqual([
      "gateway > chat is allowed by the callee's policy only",
    ])
  })

  test('reads stores of the release, the internet, and the ingress of a namespace', () => {
    const objects = [
      policy('chat', {
        egress: [...to(27017, peer('mongo', 'rostra-store')).egress, ...to(443, { ipBlock: { cidr: '0.0.0.0/0' } }).egress],
      }),
      policy('mongo', from(27017, peer('chat')), 'rostra-store'),
      policy('gateway', from(3000, { namespaceSelector: {} })),
    ]
    expect(policyEdges(objects)).toEqual({ edges: ['chat > https', 'chat > mongo', 'ingress > gateway'], halves: [] })
  })

  test('recognises external stores by their ports', () => {
    expect(policyEdges([policy('chat', to(27017, { ipBlock: { cidr: '10.20.0.0/24' } }))])).toEqual({ edges: ['chat > mongo'], halves: [] })
  })

  test('shows an unknown peer by its address', () => {
    const objects = [
      policy('chat', to(22, { ipBlock: { cidr: '10.0.0.0/8' } }, { namespaceSelector: {} })),
      policy('billing', { egress: [{ ports: [{ port: 25 }] }] }),
    ]
    expect(policyEdges(objects).edges).toEqual(['billing > anything:25', 'chat > 10.0.0.0/8:22', 'chat > anything:22'])
  })

  test('leaves out metrics, traces, jobs and tests', () => {
    const objects = [policy('chat', from(9090, { namespaceSelector: {} })), policy('chat', to(27017, peer('mongo')), 'rostra-prepare')]
    expect(policyEdges(objects)).toEqual({ edges: [], halves: [] })
  })
})
