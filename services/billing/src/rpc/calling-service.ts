import { DomainError } from '@rostra/kit/errors'
import type { Call } from '@rostra/kit/rpc/method'
import type { Hold } from '../domain/account.ts'

/** What each service sells. */
const kinds = new Map<string, Hold['kind']>([
  ['chat', 'exchange'],
  ['experts', 'discussion'],
])

/** Throws SERVICE_NOT_ALLOWED unless this service calls. */
export function only(service: 'gateway' | 'operator', call: Call): void {
  if (call.service !== service) throw new DomainError('denied', 'SERVICE_NOT_ALLOWED', `Only the service ${service} may call this`)
}

/** What the calling service sells. Throws SERVICE_NOT_ALLOWED when it sells nothing. */
export function soldBy({ service }: Call): Hold['kind'] {
  const kind = kinds.get(service)
  if (!kind) throw new DomainError('denied', 'SERVICE_NOT_ALLOWED', 'Only services that sell something may hold credits')
  return kind
}
