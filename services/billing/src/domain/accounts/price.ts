import { DomainError } from '@rostra/kit/errors'
import type { HoldPurpose } from './account.ts'

/** The price of a unit in credits: a message with its answer, or one expert of a discussion. */
const unitPrices = { exchange: 2, discussion: 2 } as const
const maxUnits = { exchange: 1, discussion: 5 } as const

/** Returns the number of units that the credits of a hold pay for. */
export const unitsOf = (purpose: HoldPurpose, credits: number): number => Math.floor(credits / unitPrices[purpose])

/** Returns the price in credits. Throws VALIDATION for a number of units that isn't sold. */
export function priceOf(purpose: HoldPurpose, units: number): number {
  if (!Number.isInteger(units) || units < 1 || units > maxUnits[purpose]) {
    const fields = { units: `Must be 1 to ${maxUnits[purpose]}` }
    throw new DomainError('invalid', 'VALIDATION', `A hold for ${units} units is not possible`, { fields })
  }
  return unitPrices[purpose] * units
}
