import { DomainError } from '@rostra/kit/errors'
import type { Hold } from './account.ts'

/** Credits for one message and its answer, and for each expert of a discussion. */
const prices = { exchange: 2, discussion: 2 } as const
const mostUnits = { exchange: 1, discussion: 100 } as const

/** What so many of something cost. Throws VALIDATION for a number that isn't sold. */
export function priceOf(kind: Hold['kind'], units: number): number {
  if (!Number.isInteger(units) || units < 1 || units > mostUnits[kind])
    throw new DomainError('invalid', 'VALIDATION', `Nobody can pay for ${units} of these`, { fields: { units: 'This number is not sold' } })
  return prices[kind] * units
}
