import { generateKeyPairSync } from 'node:crypto'
import type { Log } from '@rostra/kit/log'
import { type Resource, resources } from '@rostra/platform/caller'
import { scopes } from '@rostra/platform/scope'
import { type Context, errors, interactionPolicy, Provider } from 'oidc-provider'
import { appSeconds, appTokenPrefix } from '../../domain/apps/app.ts'
import type { OAuthAdapter } from '../../domain/apps/ports.ts'

export interface ProviderOptions {
  publicUrl: string
  adapter: (kind: string) => OAuthAdapter
  /** Signs the cookies that bind a request to a browser. */
  cookieSecret: string
  /** Fetches a client id metadata document. */
  fetchDocument: (address: string) => Promise<Response>
  log: Log
}

/** The cookie that proves that a browser has begun a request. It is sent to the calls of the consent page about this request alone. */
export const requestCookie = 'rostra_oauth_request'
/** The page on which a member answers a request. */
export const consentPath = '/oauth/consent'

/** What a browser shows instead of a page when a request of an app is refused. */
export const refusalText = (why: string): string => `The request of the app cannot be continued: ${why}`

export const resourceUrl = (publicUrl: string, resource: Resource): string => `${publicUrl}/${resource}`

/** The lifetimes in seconds. A refresh token is replaced at each use. */
const ttl = { AccessToken: 600, AuthorizationCode: 60, Grant: appSeconds, Interaction: 600, RefreshToken: 30 * 86_400, Session: 600 }

/** Creates the OAuth 2.1 provider: codes with PKCE for public clients, and opaque tokens for one of our resources. */
export function createProvider({ publicUrl, adapter, cookieSecret, fetchDocument, log }: ProviderOptions): Provider {
  const known = new Set(resources.map((resource) => resourceUrl(publicUrl, resource)))
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true }
  const provider = new Provider(publicUrl, {
    adapter: (kind: string) => (kind === 'Session' ? unstored : adapter(kind)),
    allowOmittingSingleRegisteredRedirectUri: false,
    clientAuthMethods: ['none'],
    clientDefaults: {
      grant_types: ['authorization_code', 'refresh_token'],
      id_token_signed_response_alg: 'ES256',
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    cookies: {
      keys: [cookieSecret],
      names: { session: 'rostra_oauth', interaction: requestCookie, resume: 'rostra_oauth_resume' },
      long: { ...cookie, path: '/oauth' },
      // Without a path: the library gives the cookies of each request one of their own.
      short: cookie,
    },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    expiresWithSession: () => false,
    features: {
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02', cacheDuration: { min: 60, max: 3_600 } },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resourceUrl(publicUrl, 'mcp'),
        useGrantedResource: () => true,
        getResourceServerInfo: (_context: unknown, indicator: string) => {
          if (!known.has(indicator)) throw new errors.InvalidTarget()
          return { scope: scopes.join(' '), audience: indicator, accessTokenTTL: ttl.AccessToken, accessTokenFormat: 'opaque' }
        },
      },
      revocation: {
        enabled: true,
        allowedPolicy: (_context: unknown, client: { clientId: string }, token: { clientId: string }) => client.clientId === token.clientId,
      },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    fetch: fetchDocument,
    fetchResponseBodyLimits: { 'client_id metadata document': 64 * 1024 },
    findAccount: (_context: unknown, accountId: string) => ({ accountId, claims: () => ({ sub: accountId }) }),
    // 43 characters of 6 bits.
    formats: { bitsOfOpaqueRandomness: 256 },
    interactions: {
      policy: askEachTime(),
      url: (_context: unknown, { uid }: { uid: string }) => `${consentPath}?request=${encodeURIComponent(uid)}`,
    },
    issueRefreshToken: () => true,
    jwks: { keys: [unusedKey()] },
    pkce: { required: () => true },
    renderError: (context: Context, { error_description = 'It is not valid' }: { error_description?: string }) => {
      context.type = 'text'
      context.body = refusalText(error_description)
    },
    responseTypes: ['code'],
    revokeGrantPolicy: () => true,
    rotateRefreshToken: true,
    routes: { authorization: '/oauth/authorize', registration: '/oauth/register', revocation: '/oauth/revoke', token: '/oauth/token' },
    // Those of the resources are not among these.
    scopes: ['offline_access'],
    ttl,
  })
  provider.proxy = true
  const { generateTokenId } = provider.AccessToken.prototype
  provider.AccessToken.prototype.generateTokenId = function () {
    return appTokenPrefix + generateTokenId.call(this)
  }
  provider.on('server_error', (_context: unknown, error: Error) => log.error({ err: error }, 'the authorization server failed'))
  return provider
}

/** The library's own sessions are not kept: a member signs in with the session of the product. */
const unstored: OAuthAdapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
}

/** A policy by which a member answers each request: no sign-in at the authorization server outlives one. */
function askEachTime() {
  const { Check } = interactionPolicy
  const policy = interactionPolicy.base()
  const isAnswered = ({ oidc }: Context) => oidc.result !== undefined
  const check = new Check('each_request', 'each request is answered by a member', (context) =>
    isAnswered(context) ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  )
  policy.get('login')?.checks.add(check)
  return policy
}

/** The library needs a signing key. Nothing is signed with it: there are no ID tokens, and access tokens are opaque. */
function unusedKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'unused' }
}
