import { createHash } from 'node:crypto'
import type { ApiClient } from './api-client.ts'

const redirectUri = 'http://127.0.0.1:9/callback'
/** The verifier of every request. */
const verifier = 'v'.repeat(43)

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
  const { headers } = await member.call('GET', `/oauth/authorize?${query}`)
  const id = new URL(headers.get('location') ?? '', 'http://own').searchParams.get('request')
  await member.post(`/api/oauth/requests/${id}`, { allowed: true, scopes: ['chat'], budget: 7 })
  const [app] = await member.get<{ id: string }[]>('/api/apps')
  return app?.id ?? ''
}
