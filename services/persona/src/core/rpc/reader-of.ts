import { DomainError } from '@rostra/kit/errors'
import type { Caller } from '@rostra/platform/caller'
import type { Reader } from '../domain/personas/ownership.ts'

/**
 * Returns on whose behalf a service calls: `member:<id>` or `guest:<id>`, or its caller when
 * the person is empty. Throws VALIDATION for anything else.
 */
export function readerOf(person: string, caller: Caller): Reader {
  if (person === '') return caller
  const [, kind, id = ''] = /^(member|guest):(.{1,200})$/.exec(person) ?? []
  if (kind === 'member' || kind === 'guest') return { kind, id }
  throw new DomainError('invalid', 'VALIDATION', 'Not a person', { fields: { person: 'must be member:<id> or guest:<id>' } })
}
