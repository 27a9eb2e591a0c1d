import { expect, test } from '@jest/globals'
import { alertFindings } from './alert-findings.ts'
import type { KubeObject } from './kube-object.ts'

const deployment = (component: string): KubeObject => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: component },
  spec: {
    template: {
      metadata: { labels: { 'app.kubernetes.io/name': 'rostra', 'app.kubernetes.io/component': component } },
      spec: { containers: [{ name: component }] },
    },
  },
})

const rule: KubeObject = {
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PrometheusRule',
  metadata: { name: 'rostra-processes' },
  spec: { groups: [{ rules: [{ alert: 'RostraComponentDown', expr: 'absent(up{job="rostra", component="chat"})' }] }] },
}

test('alertFindings names a component that no alert covers', () => {
  expect(alertFindings([deployment('chat'), deployment('experts'), rule])).toEqual(['RostraComponentDown does not cover a missing experts'])
})

test('alertFindings accepts a rendering without alert rules', () => {
  expect(alertFindings([deployment('experts')])).toEqual([])
})
