import { type KubeObject, podsOf } from './kube-object.ts'

/** Lists the components that no alert covers when all their targets are missing. Empty for a rendering without alert rules. */
export function alertFindings(objects: readonly KubeObject[]): string[] {
  const rules = objects.filter(({ kind }) => kind === 'PrometheusRule').map(({ spec }) => JSON.stringify(spec))
  if (rules.length === 0) return []
  const text = rules.join().replaceAll('\\"', '"')
  return podsOf(objects)
    .filter(({ owner, labels }) => owner.startsWith('Deployment ') && labels['app.kubernetes.io/name'] === 'rostra')
    .map(({ labels }) => labels['app.kubernetes.io/component'] ?? '')
    .filter((component) => !text.includes(`absent(up{job="rostra", component="${component}"})`))
    .map((component) => `RostraComponentDown does not cover a missing ${component}`)
}
