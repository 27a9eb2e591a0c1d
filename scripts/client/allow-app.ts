import { createHash } from 'node:crypto'
import type { ApiClient } from './api-client.ts'

const redirectUri = 'http://127.0.0.1:9/callback'
/** The verifier of every request. */
const verifier = 'v'.repeat(43)

/** What an app asks for, as its member reads it. */
interface AskedByApp {
  name: string
  destination: string
  scopes: string[]
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://own')
  return pathname + search
}

/**
 * Visits the address to which an app sends the browser of a member, allows what it asks
 * for, and returns what that is and where the browser ends.
 */
export async function allowRequest(member: ApiClient, address: string, decision: object): Promise<{ asked: AskedByApp; back: URL }> {
  const begun = await member.call('GET', pathOf(address))
  const id = new URL(begun.headers.get('location') ?? '', 'http://own').searchParams.get('request')
  const asked = await member.get<AskedByApp>(`/api/oauth/requests/${id}`)
  const { continueUrl } = await member.post<{ continueUrl: string }>(`/api/oauth/requests/${id}`, { allowed: true, ...decision })
  const back = await member.call('GET', pathOf(continueUrl))
  return { asked, back: new URL(back.headers.get('location') ?? '') }
}

/** Lets a member allow a new app with this name, and returns the id of the app. */
export async function allowApp(member: ApiClient, name: string): Promise<string> {
  const registration = { client_name: name, redirect_uris: [redirectUri] }
  const { client_id } = await member.post<{ client_id: string }>('/oauth/register', registration)
  const query = new URLSearchParams({
    client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'chat',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  await allowRequest(member, `/oauth/authorize?${query}`, { scopes: ['chat'], budget: 7 })
  const [app] = await member.get<{ id: string }[]>('/api/apps')
  return app?.id ?? ''
}
