import { DomainError } from '../errors.ts'
import type { Call } from './method.ts'

/** Throws SERVICE_NOT_ALLOWED unless the call comes from `service`. */
export function requireService(service: string, call: Pick<Call, 'service'>): void {
  if (call.service !== service) throw new DomainError('denied', 'SERVICE_NOT_ALLOWED', `Only the service ${service} may call this`)
}
