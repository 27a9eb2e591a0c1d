import { createHash, randomBytes } from 'node:crypto'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'

/** The address of the product in the tests. */
export const publicUrl = 'http://localhost:3000'
const resource = `${publicUrl}/mcp`
export const redirectUri = 'http://127.0.0.1:9/callback'

export interface Answer {
  status: number
  location: URL
  cookie: string
  body: Record<string, string>
  text: string
  endedApps: string[]
}

interface Sent {
  body?: string
  type?: string
  cookie?: string
}

/** Sends one HTTP exchange to the authorization server, as the gateway does. */
export async function exchange(gateway: RpcClient, method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const { body = '', type = '', cookie = '' } = sent
  const headers = [
    { name: 'content-type', value: type },
    { name: 'cookie', value: cookie },
  ]
  const answer = await gateway.call(IdentityService.ExchangeOAuth, { method, path, headers, body: Buffer.from(body) })
  const all = (name: string) => answer.headers.filter((header) => header.name === name).map(({ value }) => value)
  const text = Buffer.from(answer.body).toString()
  return {
    status: answer.status,
    location: new URL(all('location')[0] ?? 'none:', publicUrl),
    cookie: all('set-cookie')
      .map((set) => set.split(';')[0])
      .join('; '),
    body: all('content-type')[0]?.includes('json') ? JSON.parse(text) : {},
    text,
    endedApps: answer.endedApps,
  }
}

export const register = (gateway: RpcClient, metadata: object = {}) =>
  exchange(gateway, 'POST', '/oauth/register', {
    type: 'application/json',
    body: JSON.stringify({ client_name: 'Inspector', redirect_uris: [redirectUri], ...metadata }),
  })

export const post = (gateway: RpcClient, path: string, fields: Record<string, string>) =>
  exchange(gateway, 'POST', path, { type: 'application/x-www-form-urlencoded', body: String(new URLSearchParams(fields)) })

export interface TestMember {
  token: string
}

interface Allowed {
  scopes: string[]
  budget: number
}

/** An app that has registered itself, with the browser of its member. */
export async function newApp(gateway: RpcClient, metadata: object = {}) {
  const clientId = (await register(gateway, metadata)).body.client_id ?? ''

  /** Begins a request as a browser does. A parameter of undefined is left out. */
  const begin = async (changes: Record<string, string | undefined> = {}) => {
    const verifier = randomBytes(32).toString('base64url')
    const parameters = {
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'chat read',
      resource,
      state: 'a state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    }
    const query = new URLSearchParams(Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined))
    const answered = await exchange(gateway, 'GET', `/oauth/authorize?${query}`)
    return { ...answered, verifier, id: answered.location.searchParams.get('request') ?? '' }
  }

  const answer = (begun: { id: string; cookie: string }, member: TestMember, allowed: Allowed | null) =>
    gateway.call(
      IdentityService.AnswerAppRequest,
      { id: begun.id, cookie: begun.cookie, allowed: allowed !== null, scopes: allowed?.scopes ?? [], budget: allowed?.budget ?? 0 },
      { token: member.token },
    )

  /** Lets a member allow a request, and returns the code with which the browser comes back. */
  const codeOf = async (member: TestMember, allowed: Allowed = { scopes: ['chat', 'read'], budget: 100 }, changes: object = {}) => {
    const begun = await begin({ ...changes })
    const { continueUrl } = await answer(begun, member, allowed)
    const back = await exchange(gateway, 'GET', continueUrl.slice(publicUrl.length), { cookie: begun.cookie })
    return { code: back.location.searchParams.get('code') ?? '', verifier: begun.verifier, location: back.location }
  }

  const redeem = ({ code, verifier }: { code: string; verifier: string }, changes: Record<string, string> = {}) =>
    post(gateway, '/oauth/token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      resource,
      ...changes,
    })

  const refresh = (refreshToken: string, changes: Record<string, string> = {}) =>
    post(gateway, '/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken, ...changes })

  /** Goes through the whole flow, and returns the tokens. */
  const tokensOf = async (member: TestMember, allowed?: Allowed) => {
    const { body } = await redeem(await codeOf(member, allowed))
    return { access: body.access_token ?? '', refresh: body.refresh_token ?? '', body }
  }

  return { clientId, begin, answer, codeOf, redeem, refresh, tokensOf }
}
