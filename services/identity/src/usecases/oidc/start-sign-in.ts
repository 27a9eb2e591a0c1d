import { findIssuer } from '../../domain/oidc/issuer.ts'
import type { StartedSignIn } from '../../domain/oidc/ports.ts'
import { flowOf, oidcLifetimeMs } from '../../domain/oidc/sign-in-flow.ts'
import type { Ports } from '../../domain/ports.ts'
import { generateSecret, hashSecret } from '../../domain/sessions/session.ts'

/** What a browser needs to leave for an issuer. */
export interface LeftForIssuer {
  /** The page of the issuer. */
  url: string
  /** Binds the sign-in to the browser, which keeps it in a cookie. The database has its hash. */
  browserSecret: string
  expiresAt: Date
}

export type StartSignInPorts = Pick<Ports, 'issuers' | 'issuerClient' | 'oidcSignIns' | 'now'>

interface StartSignIn extends Pick<StartedSignIn, 'accountId' | 'sessionId'> {
  issuerId: string
  /** The path to open afterwards; empty for none. */
  next: string
}

/** The longest stored path, in characters. A longer one is dropped: the member then lands on the first page. */
const maxNextLength = 1_000

/** Starts a sign-in at an issuer. Throws ISSUER_NOT_FOUND or ISSUER_UNAVAILABLE. */
export async function startSignIn(ports: StartSignInPorts, { issuerId, next, ...link }: StartSignIn): Promise<LeftForIssuer> {
  const issuer = findIssuer(ports.issuers, issuerId)
  const browserSecret = generateSecret()
  const state = generateSecret()
  const url = await ports.issuerClient.authorizationUrl(issuer, flowOf(browserSecret, state))
  const expiresAt = new Date(ports.now() + oidcLifetimeMs)
  await ports.oidcSignIns.start({
    stateHash: hashSecret(state),
    browserHash: hashSecret(browserSecret),
    issuerId,
    next: next.length > maxNextLength ? '' : next,
    expiresAt,
    ...link,
  })
  return { url, browserSecret, expiresAt }
}
