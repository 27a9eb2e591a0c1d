import { DomainError } from '@rostra/kit/errors'
import { programMayCall } from '@rostra/proto/scopes'
import type { Caller } from './caller.ts'

export { grants, type NeededScope, type Scope, scopes } from '@rostra/proto/scopes'

/** Throws INSUFFICIENT_SCOPE for a program whose scopes do not include the gRPC method with this path. */
export function refuseBeyondScope(caller: Caller, path: string): void {
  if (caller.kind !== 'member' || !caller.access || programMayCall(path, caller.access.scopes)) return
  throw insufficientScope('This key or app may not do that')
}

export const insufficientScope = (message: string) => new DomainError('denied', 'INSUFFICIENT_SCOPE', message)
