import type { Origin, SignInMethod } from '../../domain/audit/audit-log.ts'

/** How, and from where, somebody signs in. */
export interface SignInAttempt {
  method: SignInMethod
  agent: string
  /** The secret of the session that the browser has. Empty for none. */
  previousSessionSecret: string
  origin: Origin
}
