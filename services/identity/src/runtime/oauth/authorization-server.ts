import type { IncomingMessage } from 'node:http'
import { resources } from '@rostra/platform/caller'
import { type Scope, scopes } from '@rostra/platform/scope'
import type { Context } from 'oidc-provider'
import { type App, type AppRequest, appSeconds } from '../../domain/apps/app.ts'
import { destinationOf } from '../../domain/apps/client-metadata.ts'
import type { AuthorizationServer } from '../../domain/apps/ports.ts'
import { createProvider, type ProviderOptions, requestCookie, resourceUrl } from './create-provider.ts'
import { exchangeWith } from './exchange.ts'

/** Creates the OAuth 2.1 authorization server of the product. */
export function createAuthorizationServer(options: ProviderOptions): AuthorizationServer {
  const { publicUrl, adapter } = options
  const provider = createProvider(options)
  const ended = new WeakMap<IncomingMessage, string[]>()
  provider.on('grant.revoked', ({ req }: Context, grantId: string) => void ended.get(req)?.push(grantId))

  /** Returns an open request with its client. A request is answered once. */
  const find = async (id: string) => {
    const interaction = await provider.Interaction.find(id)
    if (!interaction || interaction.result) return null
    const client = await provider.Client.find(String(interaction.params.client_id)).catch(() => undefined)
    return client ? { interaction, client } : null
  }
  const resourcesOf = ({ resource }: Record<string, unknown>) => [resource ?? resourceUrl(publicUrl, 'mcp')].flat().map(String)

  return {
    exchange: exchangeWith({ handle: provider.callback(), publicUrl, ended }),
    findToken: async (secret) => {
      const token = await adapter('AccessToken').find(secret)
      const resource = resources.find((name) => resourceUrl(publicUrl, name) === token?.aud)
      return token && resource ? { appId: String(token.grantId), scopes: scopesIn(token.scope), resource } : null
    },
    findRequest: async (id, cookie) => {
      if (!hasBegun(id, cookie)) return null
      const found = await find(id)
      if (!found) return null
      const { clientId, clientName, clientUri } = found.client
      const { redirect_uri, scope } = found.interaction.params
      const page = clientUri ?? (clientId.startsWith('https:') ? clientId : '')
      const name = clientName || URL.parse(page)?.host || 'An app without a name'
      return {
        id,
        clientId,
        name,
        url: page,
        destination: destinationOf(String(redirect_uri)),
        scopes: scopesIn(scope),
      } satisfies AppRequest
    },
    allow: async (id, app: App) => {
      const found = await find(id)
      if (!found) return null
      const { interaction, client } = found
      const grant = new provider.Grant({ jti: app.id, accountId: app.accountId, clientId: client.clientId })
      const refused = scopesIn(interaction.params.scope).filter((scope) => !app.scopes.includes(scope))
      for (const resource of resourcesOf(interaction.params)) {
        grant.addResourceScope(resource, app.scopes.join(' '))
        // The library would ask again for what is neither added nor rejected.
        if (refused.length > 0) grant.rejectResourceScope(resource, refused.join(' '))
      }
      const grantId = await grant.save(appSeconds)
      interaction.result = { login: { accountId: app.accountId, remember: false }, consent: { grantId } }
      await interaction.persist()
      return interaction.returnTo
    },
    deny: async (id) => {
      const found = await find(id)
      if (!found) return null
      found.interaction.result = { error: 'access_denied', error_description: 'The member denied the request' }
      await found.interaction.persist()
      return found.interaction.returnTo
    },
  }
}

/** Whether the browser with this Cookie header has begun the request. The id cannot be guessed. */
const hasBegun = (id: string, cookie: string) => cookie.split(';').some((pair) => pair.trim() === `${requestCookie}=${id}`)

function scopesIn(scope: unknown): Scope[] {
  const words = typeof scope === 'string' ? scope.split(' ') : []
  return scopes.filter((known) => words.includes(known))
}
