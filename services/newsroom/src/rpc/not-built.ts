import { DomainError } from '@rostra/kit/errors'

export function notBuilt(): never {
  throw new DomainError('unavailable', 'NOT_BUILT', 'Not built yet')
}
