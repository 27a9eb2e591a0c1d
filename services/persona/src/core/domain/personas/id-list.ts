import { DomainError } from '@rostra/kit/errors'

/** Returns the ids. Throws VALIDATION when there are more than `max`. */
export function readIds(ids: readonly string[], max: number): readonly string[] {
  if (ids.length <= max) return ids
  const message = `At most ${max} ids`
  throw new DomainError('invalid', 'VALIDATION', message, { fields: { ids: message } })
}
