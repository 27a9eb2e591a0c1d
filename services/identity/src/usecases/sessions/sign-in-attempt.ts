import type { Origin, SignInMethod } from '../../domain/audit/audit-log.ts'
import type { FactorMethod } from '../../domain/second-factor/second-factor.ts'

/** The method and the origin of a sign-in. */
export interface SignInAttempt {
  method: SignInMethod
  /** The second factor, for an account that has one. */
  factor?: FactorMethod
  /** The id of the issuer by which the member signs in. */
  issuerId?: string | undefined
  agent: string
  /** The secret of the browser's current session. Empty for none. */
  previousSessionSecret: string
  origin: Origin
}
