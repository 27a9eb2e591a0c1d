import { DomainError } from '@rostra/kit/errors'
import type { HoldPurpose } from './account.ts'

/** What a hold pays for. A unit is a message with its answer, or one expert of a discussion. */
export interface Price {
  units: number
  /** In credits. The service that holds names it, from its settings. */
  unitPrice: number
}

const maxUnits = { exchange: 1, discussion: 5 } as const
const maxUnitPrice = 100

/** Returns the price in credits. Throws VALIDATION for a number of units or a price of one that isn't sold. */
export function priceOf(purpose: HoldPurpose, { units, unitPrice }: Price): number {
  check('units', units, maxUnits[purpose])
  check('unitPrice', unitPrice, maxUnitPrice)
  return units * unitPrice
}

function check(field: keyof Price, value: number, most: number): void {
  if (Number.isInteger(value) && value >= 1 && value <= most) return
  throw new DomainError('invalid', 'VALIDATION', `A hold with ${field} ${value} is not possible`, {
    fields: { [field]: `Must be 1 to ${most}` },
  })
}
