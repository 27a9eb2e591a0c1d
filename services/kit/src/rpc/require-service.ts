import { DomainError } from '../errors.ts'
import type { Call } from './method.ts'

/** Throws SERVICE_NOT_ALLOWED unless the call comes from `service`, or from one of several. */
export function requireService(service: string | readonly string[], call: Pick<Call, 'service'>): void {
  const allowed = [service].flat()
  if (allowed.includes(call.service)) return
  const names = allowed.length === 1 ? `service ${allowed[0]}` : `services ${allowed.join(' and ')}`
  throw new DomainError('denied', 'SERVICE_NOT_ALLOWED', `Only the ${names} may call this`)
}
