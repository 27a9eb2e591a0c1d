import { type KubeObject, podsOf } from './kube-object.ts'

const secretNames = /SECRET|PASSWORD|TOKEN|API_KEY|PRIVATE/
const withPassword = /:\/\/[^/\s:@]*:[^/\s@]+@/

/** Lists plain settings whose name or value looks like a secret. */
export function plainSecrets(objects: readonly KubeObject[]): string[] {
  return podsOf(objects).flatMap(({ owner, spec }) =>
    [...(spec.initContainers ?? []), ...spec.containers]
      .flatMap(({ env = [] }) => env)
      .filter(({ name, value }) => value && (secretNames.test(name) || withPassword.test(value)))
      .map(({ name }) => `${owner}: ${name} is a plain value`),
  )
}
