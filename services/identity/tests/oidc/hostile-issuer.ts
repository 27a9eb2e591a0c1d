import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import jsonwebtoken from 'jsonwebtoken'

export interface HostileIssuer {
  url: string
  /** What the next ID token says, in place of the right claims. */
  claims: Record<string, unknown>
  /** Answers every request with 500 while true. */
  fails: boolean
  /** Returns the query with which it sends the browser back from its page. */
  answer: (page: string, changed?: Record<string, string>) => string
  stop: () => Promise<void>
}

/** Starts an issuer that signs what a test wants. */
export async function startHostileIssuer(clientId: string): Promise<HostileIssuer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let nonce = ''
  const issuer: HostileIssuer = {
    url,
    claims: {},
    fails: false,
    answer: (page, changed = {}) => {
      const query = new URL(page).searchParams
      nonce = query.get('nonce') ?? ''
      return `?${new URLSearchParams({ code: 'a code', state: query.get('state') ?? '', iss: url, ...changed })}`
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const idToken = () => {
    const now = Math.floor(Date.now() / 1000)
    const right = { iss: url, sub: 'hostile-1', aud: clientId, iat: now, exp: now + 300, nonce, email: 'hostile@example.org' }
    return jsonwebtoken.sign({ ...right, ...issuer.claims }, privateKey, { algorithm: 'RS256', keyid: 'k' })
  }
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: url,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/keys`,
      authorization_response_iss_parameter_supported: true,
    }),
    '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] }),
    '/token': () => ({ access_token: 'a token', token_type: 'Bearer', id_token: idToken() }),
  }
  server.on('request', ({ url: path = '' }, response) => {
    const answer = answers[path]
    const status = issuer.fails ? 500 : answer ? 200 : 404
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer?.() ?? {}))
  })
  return issuer
}
