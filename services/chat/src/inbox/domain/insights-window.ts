import { DomainError } from '@rostra/kit/errors'

const windowLengths = [7, 30, 90]
const dayMs = 86_400_000

/** Returns the begin (UTC) of a window of days up to today. Throws VALIDATION unless it has 7, 30 or 90. */
export function startOfWindow(days: number, now: number): Date {
  const message = 'Days must be 7, 30 or 90'
  if (!windowLengths.includes(days)) throw new DomainError('invalid', 'VALIDATION', message, { fields: { days: message } })
  return new Date(now - (now % dayMs) - (days - 1) * dayMs)
}
