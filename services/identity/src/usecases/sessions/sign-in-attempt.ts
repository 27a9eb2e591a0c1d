import type { Origin, SignInMethod } from '../../domain/audit/audit-log.ts'

/** How, and from where, somebody signs in. */
export interface SignInAttempt {
  method: SignInMethod
  agent: string
  origin: Origin
}
