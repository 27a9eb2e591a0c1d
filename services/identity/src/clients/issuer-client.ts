import { DomainError } from '@rostra/kit/errors'
import type { Log } from '@rostra/kit/log'
import { LRUCache } from 'lru-cache'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
} from 'openid-client'
import { type Issuer, issuerUnavailable, signInDenied, signInRefused } from '../domain/oidc/issuer.ts'
import type { IssuerClient } from '../domain/oidc/ports.ts'
import type { SignInFlow } from '../domain/oidc/sign-in-flow.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { type RawClaims, readClaims } from './read-claims.ts'

/** The time limit of one request to an issuer, in seconds. A sign-in needs up to four, one after another. */
const timeoutSeconds = 3
/** How long the metadata of an issuer is used, in milliseconds. Its keys are fetched again when an unknown one signs. */
const metadataTtlMs = 3_600_000
const scope = 'openid email profile'

export interface IssuerClientOptions {
  /** The public address of the product, without a trailing slash. */
  publicUrl: string
  log: Log
}

/** Creates the client of issuers, which reads their metadata at the first use. */
export function createIssuerClient({ publicUrl, log }: IssuerClientOptions): IssuerClient {
  const known = new LRUCache<string, Promise<Configuration>>({ max: 10, ttl: metadataTtlMs })
  const callbackOf = ({ id }: Issuer) => `${publicUrl}/oidc/${id}`

  const configurationOf = (issuer: Issuer): Promise<Configuration> => {
    const cached = known.get(issuer.id)
    if (cached) return cached
    const read = readMetadata(issuer)
    known.set(issuer.id, read)
    // Callers see the failure; the next one asks again.
    read.catch(() => known.peek(issuer.id) === read && known.delete(issuer.id))
    return read
  }

  /** Runs work with an issuer, and turns its failures into refusals. */
  const withIssuer = async <Result>(issuer: Issuer, work: (configuration: Configuration) => Promise<Result>): Promise<Result> => {
    try {
      return await work(await configurationOf(issuer))
    } catch (error) {
      if (error instanceof AuthorizationResponseError && error.error === 'access_denied') throw signInDenied(issuer)
      const refusal = isOutage(error) ? issuerUnavailable(issuer) : signInRefused(issuer)
      log.warn({ issuer: issuer.id, reason: refusal.reason, problem: problemOf(error) }, 'a sign-in by an issuer failed')
      throw refusal
    }
  }

  return {
    authorizationUrl: (issuer, { state, nonce, verifier }) =>
      withIssuer(issuer, async (configuration) => {
        const challenge = { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' }
        return buildAuthorizationUrl(configuration, { redirect_uri: callbackOf(issuer), scope, state, nonce, ...challenge }).href
      }).catch((error) => {
        // Metadata that cannot be used are an outage of the issuer for who wants to begin.
        throw error instanceof DomainError && error.reason === 'OIDC_REFUSED' ? issuerUnavailable(issuer) : error
      }),
    claims: (issuer, response, flow) =>
      withIssuer(issuer, async (configuration) => {
        const claims = readClaims(await exchange(configuration, new URL(`${callbackOf(issuer)}?${response.replace(/^\?/, '')}`), flow))
        if (!claims) throw new Error('the subject is missing or too long')
        return claims
      }),
    signOutUrl: (issuer) =>
      withIssuer(issuer, async (configuration) => {
        if (!configuration.serverMetadata().end_session_endpoint) return ''
        return buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${publicUrl}/` }).href
      }),
  }
}

const readMetadata = ({ issuer, clientId, clientSecret }: Issuer): Promise<Configuration> =>
  discovery(new URL(issuer), clientId, undefined, secretBy(clientSecret), {
    timeout: timeoutSeconds,
    [customFetch]: boundedFetch,
    ...(issuer.startsWith('http:') && { execute: [allowInsecureRequests] }),
  })

/** Sends the client's secret in the header, as OpenID Connect has it by default, or in the body where the issuer wants that only. */
function secretBy(clientSecret: string): ClientAuth {
  const inHeader = ClientSecretBasic(clientSecret)
  const inBody = ClientSecretPost(clientSecret)
  return (server, ...call) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server
    return methods.includes('client_secret_basic') ? inHeader(server, ...call) : inBody(server, ...call)
  }
}

/** Exchanges the code for the claims of the ID token, and of the userinfo endpoint when the token has no address. */
async function exchange(configuration: Configuration, callback: URL, { state, nonce, verifier }: SignInFlow): Promise<RawClaims> {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
  const tokens = await authorizationCodeGrant(configuration, callback, checks)
  const claims = tokens.claims()
  if (!claims) throw new Error('the ID token is missing')
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims
  return { ...claims, ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
}

interface Problem {
  code?: unknown
  error?: unknown
  status?: unknown
}

/** Reports whether an issuer did not answer, or answered with a failure of its own. */
function isOutage(error: unknown): boolean {
  const { code, status } = Object(error) as Problem
  if (error instanceof TypeError || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true
  const statuses = [status, Object(Object(error).cause).status]
  return code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || statuses.some((value) => typeof value === 'number' && value >= 500)
}

/** Names a failure without the texts of the issuer, which may name the person. */
const problemOf = (error: unknown): string => {
  const { code, error: named } = Object(error) as Problem
  return [error instanceof Error ? error.name : typeof error, code, named].filter((part) => typeof part === 'string').join(' ')
}
