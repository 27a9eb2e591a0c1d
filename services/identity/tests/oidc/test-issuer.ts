import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider, { type Context } from 'oidc-provider'
import { createBrowser } from './test-browser.ts'

export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  preferred_username?: string
}

export interface TestIssuer {
  url: string
  clientId: string
  clientSecret: string
  /** Visits the page of the issuer, signs in as a person or cancels, and returns the query with which the browser comes back. */
  visit: (url: string, as: Person | 'cancels') => Promise<string>
  stop: () => Promise<void>
}

const clientId = 'rostra'
const clientSecret = 'the secret of the client of these tests'

/**
 * Starts oidc-provider, a certified issuer, outside of the product. `callbacks` are the addresses to which it sends
 * browsers back. Until `visit` says who signs in, a page asks for the name.
 */
export async function startTestIssuer(callbacks: readonly string[], configuration: object = {}): Promise<TestIssuer> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, Person>()
  let visitor: Person | 'cancels' | undefined
  const provider: Provider = new Provider(url, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: callbacks,
        post_logout_redirect_uris: callbacks.map((callback) => new URL('/', callback).href),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    cookies: { keys: ['the key of cookies in these tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    findAccount: async (_context: unknown, id: string) => ({ accountId: id, claims: async () => people.get(id) }),
    loadExistingGrant: async ({ oidc }: Context) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ...configuration,
  })
  const handle = provider.callback()
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction')) return handle(request, response)
    const answer = visitor ?? (request.method === 'POST' ? await answerOf(request) : undefined)
    if (answer === undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(interactionPage)
      return
    }
    if (answer !== 'cancels') people.set(answer.sub, answer)
    const result = answer === 'cancels' ? { error: 'access_denied', error_description: 'cancelled' } : { login: { accountId: answer.sub } }
    await provider.interactionFinished(request, response, result)
  })
  return {
    url,
    clientId,
    clientSecret,
    visit: async (page, as) => {
      visitor = as
      const { search } = new URL(await createBrowser().followTo(page, callbacks))
      return search
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const interactionPage = `<!doctype html><html lang="en"><title>Test issuer</title><h1>Test issuer</h1><form method="post">
<label>Name <input name="name"></label> <button>Sign in</button> <button name="cancel" value="1">Cancel</button></form></html>`

/** Reads the form of the page. The address of a person is confirmed. */
async function answerOf(request: IncomingMessage): Promise<Person | 'cancels'> {
  const form = new URLSearchParams(await text(request))
  if (form.has('cancel')) return 'cancels'
  const name = form.get('name') ?? ''
  return { sub: `sub-${name}`, email: `${name}@example.org`, email_verified: true, preferred_username: name }
}
