import { DomainError } from '@rostra/kit/errors'
import type { Call } from '@rostra/kit/rpc/method'
import type { HoldPurpose } from '../../domain/accounts/account.ts'

/** The purpose for which each service may hold credits. */
const purposes = new Map<string, HoldPurpose>([
  ['chat', 'exchange'],
  ['experts', 'discussion'],
])

/** Returns the purpose of the holds that the calling service places. Throws SERVICE_NOT_ALLOWED for a service that places none. */
export function holdPurposeOf({ service }: Pick<Call, 'service'>): HoldPurpose {
  const purpose = purposes.get(service)
  if (!purpose) throw new DomainError('denied', 'SERVICE_NOT_ALLOWED', `The service ${service} may not hold credits`)
  return purpose
}
