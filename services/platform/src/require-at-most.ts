import { DomainError } from '@rostra/kit/errors'

/** Throws VALIDATION when one of the lists, given by its field's name, has more than `max` values. */
export function requireAtMost(max: number, lists: Readonly<Record<string, readonly unknown[]>>): void {
  const message = `At most ${max} values`
  for (const [field, values] of Object.entries(lists))
    if (values.length > max) throw new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
}
