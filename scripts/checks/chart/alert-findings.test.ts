import { expect, test } from '@jest/globals'
import { alertFindings } from './alert-findings.ts'
import type { KubeObject } from './kube-object.ts'

const deployment = (component: string, env: { name: string; value: string }[] = []): KubeObject => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: component },
  spec: {
    template: {
      metadata: { labels: { 'app.kubernetes.io/name': 'rostra', 'app.kubernetes.io/component': component } },
      spec: { containers: [{ name: component, env }] },
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

test('alertFindings expects an alert for missing stories where an edition is scheduled, and none elsewhere', () => {
  const scheduled = deployment('chat', [{ name: 'NEWSROOM_EDITION_HOUR', value: '6' }])
  const missing: KubeObject = { ...rule, spec: { groups: [{ rules: [{ alert: 'RostraStoriesMissing', expr: 'vector(1)' }] }] } }
  expect(alertFindings([scheduled, rule])).toEqual(['no RostraStoriesMissing covers the daily edition'])
  expect(alertFindings([deployment('chat'), rule, missing])).toEqual(['RostraStoriesMissing waits for an edition that is not scheduled'])
  expect(alertFindings([scheduled, rule, missing])).toEqual([])
})
