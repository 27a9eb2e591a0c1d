import { DomainError } from '@rostra/kit/errors'
import type { Call } from '@rostra/kit/rpc/method'

/** Throws SERVICE_NOT_ALLOWED unless this service calls. */
export function only(service: 'gateway' | 'operator', call: Call): void {
  if (call.service !== service) throw new DomainError('denied', 'SERVICE_NOT_ALLOWED', `Only the service ${service} may call this`)
}
