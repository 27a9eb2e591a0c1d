import { isUnavailable } from '../errors.ts'
import { storeFailure } from '../stores/store-failure.ts'

/** Whether an error says that a store or a service is away, so that the same event may succeed later. */
export const isOutage = (error: unknown): boolean => isUnavailable(error) || storeFailure(error) !== undefined
