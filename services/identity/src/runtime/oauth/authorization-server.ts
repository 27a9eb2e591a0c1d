import { type Scope, scopes } from '@rostra/platform/scope'
import { errors, interactionPolicy, Provider } from 'oidc-provider'

export interface AuthorizationServerOptions {
  publicUrl: string
  adapter: (kind: string) => object
  /** Signs the cookies that bind a request to a browser. */
  cookieSecret: string
}

/** What an app asks for, for the consent page. */
export interface AppRequest {
  clientId: string
  name: string
  /** The page of the app; empty for none. */
  url: string
  /** Where the browser goes afterwards. */
  redirectUri: string
  scopes: Scope[]
}

export interface AuthorizationServer {
  provider: Provider
  /** Returns the open request of an app; null for none. */
  request: (uid: string) => Promise<AppRequest | null>
  /** Answers a request for the account, and returns the address to which the browser goes. Null when it is not open. */
  answer: (uid: string, decision: { accountId: string; scopes: readonly Scope[] } | 'denied') => Promise<string | null>
}

/** The lifetimes in seconds. A refresh token is replaced at each use. */
const ttl = { AccessToken: 600, AuthorizationCode: 60, Grant: 180 * 86_400, Interaction: 600, RefreshToken: 30 * 86_400, Session: 600 }

/** The path of the consent page, with the id of a request. */
export const consentPath = (uid: string): string => `/connect/${uid}`

/** Creates the OAuth 2.1 authorization server: codes with PKCE for public clients, opaque tokens for the resource `<PUBLIC_URL>/mcp`. */
export function createAuthorizationServer({ publicUrl, adapter, cookieSecret }: AuthorizationServerOptions): AuthorizationServer {
  const resource = `${publicUrl}/mcp`
  const policy = interactionPolicy.base()
  // Each request asks: a sign-in at the authorization server outlives none of ours.
  const { Check } = interactionPolicy
  const isAnswered = (ctx: { oidc: { result?: unknown } }) => ctx.oidc.result !== undefined
  policy
    .get('login')
    ?.checks.add(
      new Check('each_request', 'each request is answered by a member', (ctx) =>
        isAnswered(ctx) ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  const provider = new Provider(publicUrl, {
    adapter,
    clientDefaults: { token_endpoint_auth_method: 'none', grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'] },
    clientAuthMethods: ['none'],
    cookies: {
      keys: [cookieSecret],
      names: { session: 'rostra_oauth', interaction: 'rostra_oauth_request', resume: 'rostra_oauth_resume' },
    },
    features: {
      devInteractions: { enabled: false },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx: unknown, indicator: string) => {
          if (indicator !== resource) throw new errors.InvalidTarget()
          return { scope: scopes.join(' '), audience: resource, accessTokenTTL: ttl.AccessToken, accessTokenFormat: 'opaque' }
        },
      },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    findAccount: (_ctx: unknown, accountId: string) => ({ accountId, claims: () => ({ sub: accountId }) }),
    interactions: { policy, url: (_ctx: unknown, { uid }: { uid: string }) => consentPath(uid) },
    issueRefreshToken: () => true,
    pkce: { required: () => true },
    responseTypes: ['code'],
    rotateRefreshToken: true,
    routes: {
      authorization: '/oauth/authorize',
      jwks: '/oauth/jwks',
      registration: '/oauth/register',
      revocation: '/oauth/revoke',
      token: '/oauth/token',
    },
    // Those of the resource are granted with it.
    scopes: ['offline_access'],
    discovery: { scopes_supported: scopes },
    ttl,
  })
  provider.proxy = true

  const find = async (uid: string) => {
    const interaction = await provider.Interaction.find(uid)
    const client = interaction && (await provider.Client.find(String(interaction.params.client_id)))
    return interaction && client ? { interaction, client } : null
  }
  const asked = ({ scope }: Record<string, unknown>) =>
    scopes.filter((known) =>
      String(scope ?? '')
        .split(' ')
        .includes(known),
    )

  return {
    provider,
    request: async (uid) => {
      const found = await find(uid)
      if (!found) return null
      const { client, interaction } = found
      const { clientId, clientName = '', clientUri = '' } = client
      return {
        clientId,
        name: clientName || clientId,
        url: clientUri,
        redirectUri: String(interaction.params.redirect_uri),
        scopes: asked(interaction.params),
      }
    },
    answer: async (uid, decision) => {
      const found = await find(uid)
      if (!found) return null
      const { client, interaction } = found
      if (decision === 'denied') interaction.result = { error: 'access_denied', error_description: 'The member refused' }
      else {
        const { accountId } = decision
        const grant = new provider.Grant({ accountId, clientId: client.clientId })
        const allowed = asked(interaction.params).filter((scope) => decision.scopes.includes(scope))
        grant.addResourceScope(resource, allowed.join(' '))
        // What is neither added nor rejected would be asked for again.
        const rejected = asked(interaction.params).filter((scope) => !allowed.includes(scope))
        if (rejected.length > 0) grant.rejectResourceScope(resource, rejected.join(' '))
        interaction.result = { login: { accountId, remember: false }, consent: { grantId: await grant.save() } }
      }
      await interaction.persist()
      return interaction.returnTo
    },
  }
}
