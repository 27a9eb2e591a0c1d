import { expect, it } from '@jest/globals'
import { parse, parseAllDocuments } from 'yaml'
import { createChartValidator } from '../chart/check-chart.ts'
import { type KubeObject, podsOf } from '../chart/kube-object.ts'
import { podStandardFindings } from '../chart/pod-standard.ts'
import { textOf } from './deploy-files.ts'

const objects = parseAllDocuments(textOf('deploy/text-embeddings-inference.yaml')).map((document) => document.toJS() as KubeObject)

it('text-embeddings-inference has objects that Kubernetes accepts, and a pod of the restricted standard', () => {
  const { validate } = createChartValidator()
  expect(objects.map(({ kind }) => kind)).toEqual(['Deployment', 'Service', 'NetworkPolicy'])
  expect(objects.flatMap(validate)).toEqual([])
  expect(podsOf(objects).flatMap(podStandardFindings)).toEqual([])
})

it('text-embeddings-inference serves what values-embeddings.yaml of the chart names', () => {
  const { embeddings } = parse(textOf('deploy/helm/rostra/values-embeddings.yaml'))
  const [pod] = podsOf(objects)
  const [container] = pod?.spec.containers ?? []
  expect(embeddings.url).toBe(`http://${objects[1]?.metadata.name}.models:${embeddings.port}/v1`)
  expect(container).toHaveProperty('args', expect.arrayContaining([String(embeddings.port), embeddings.model]))
  expect(pod?.labels).toEqual(embeddings.peers[0].podSelector.matchLabels)
})
