import { DomainError } from '../errors.ts'
import { storeFailure } from '../stores/store-failure.ts'

/** Whether an error says that a store or a service is away, so that the same event may succeed later. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DomainError) return error.kind === 'unavailable' || error.kind === 'deadline'
  return storeFailure(error) !== undefined
}
