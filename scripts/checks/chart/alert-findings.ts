import { type KubeObject, podsOf } from './kube-object.ts'

/**
 * Lists the components that no alert covers when all their targets are missing, and an alert for missing stories that
 * does not fit newsroom's schedule. Empty for a rendering without alert rules.
 */
export function alertFindings(objects: readonly KubeObject[]): string[] {
  const rules = objects.filter(({ kind }) => kind === 'PrometheusRule').map(({ spec }) => JSON.stringify(spec))
  if (rules.length === 0) return []
  const text = rules.join().replaceAll('\\"', '"')
  return [...uncoveredComponents(objects, text), ...scheduleFindings(objects, text)]
}

const uncoveredComponents = (objects: readonly KubeObject[], rules: string) =>
  podsOf(objects)
    .filter(({ owner, labels }) => owner.startsWith('Deployment ') && labels['app.kubernetes.io/name'] === 'rostra')
    .map(({ labels }) => labels['app.kubernetes.io/component'] ?? '')
    .filter((component) => !rules.includes(`absent(up{job="rostra", component="${component}"})`))
    .map((component) => `RostraComponentDown does not cover a missing ${component}`)

/** An edition without a schedule is never missing. */
function scheduleFindings(objects: readonly KubeObject[], rules: string): string[] {
  const isScheduled = podsOf(objects).some(({ spec: { containers } }) =>
    containers.some(({ env }) => env?.some(({ name }) => name === 'NEWSROOM_EDITION_HOUR')),
  )
  const isCovered = rules.includes('"alert":"RostraStoriesMissing"')
  if (isScheduled === isCovered) return []
  return [
    isScheduled ? 'no RostraStoriesMissing covers the daily edition' : 'RostraStoriesMissing waits for an edition that is not scheduled',
  ]
}
