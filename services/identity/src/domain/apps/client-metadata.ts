import { z } from 'zod'

/** What is kept of the metadata of an app (RFC 7591): a public client with the authorization code flow. */
export interface ClientMetadata {
  client_name?: string
  client_uri?: string
  redirect_uris: string[]
  application_type: 'web' | 'native'
  grant_types: string[]
  response_types: string[]
  token_endpoint_auth_method: 'none'
}

type MetadataError = { error: 'invalid_redirect_uri' | 'invalid_client_metadata'; error_description: string }

const schema = z.object({
  client_name: z.string().max(1_000).optional(),
  client_uri: z.string().max(1_000).optional(),
  redirect_uris: z.array(z.string().max(1_000)).min(1).max(10),
})

/** Hosts of the app's own computer (RFC 8252). */
const loopbacks: readonly string[] = ['127.0.0.1', '[::1]', 'localhost']
/** Schemes at which a browser or the system would do something else than open an app. */
const refusedSchemes: readonly string[] = [
  'about:',
  'blob:',
  'data:',
  'file:',
  'filesystem:',
  'ftp:',
  'intent:',
  'javascript:',
  'mailto:',
  'ms-msdt:',
  'search-ms:',
  'sms:',
  'tel:',
  'vbscript:',
  'view-source:',
  'ws:',
  'wss:',
]

/**
 * Reads the metadata of an app. Keeps name, page and addresses to return to, and sets the rest: an app has no secret, whatever it asks for,
 * as RFC 7591 lets a server decide. Returns the error of metadata that is refused.
 */
export function readClientMetadata(input: unknown): ClientMetadata | MetadataError {
  const { success, data } = schema.safeParse(input)
  if (!success) return invalid('invalid_client_metadata', 'redirect_uris must be 1 to 10 addresses, each of at most 1,000 characters')
  const { redirect_uris, client_name, client_uri } = data
  if (!redirect_uris.every(isRedirectUri)) {
    return invalid('invalid_redirect_uri', 'redirect_uris must be https, http of the loopback interface, or of the app’s own scheme')
  }
  const name = plainName(client_name ?? '')
  const url = pageOf(client_uri ?? '')
  return {
    ...(name && { client_name: name }),
    ...(url && { client_uri: url }),
    redirect_uris,
    application_type: redirect_uris.every((uri) => uri.startsWith('https:')) ? 'web' : 'native',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}

const invalid = (error: MetadataError['error'], error_description: string): MetadataError => ({ error, error_description })

const maxNameLength = 60

/** Returns a name as one line of text, without characters that change the direction of what follows. */
const plainName = (name: string): string =>
  [...name.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim()].slice(0, maxNameLength).join('').trim()

/** Returns the address of an app's page; empty unless it is https. */
function pageOf(address: string): string {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : ''
}

function isRedirectUri(uri: string): boolean {
  const url = URL.parse(uri)
  if (!url || /[\p{Cc}\s\\]/u.test(uri) || uri.includes('#') || url.username || url.password) return false
  if (url.protocol === 'http:') return loopbacks.includes(url.hostname)
  return !refusedSchemes.includes(url.protocol)
}

/** Returns where an address leads, for a member: a host, `localhost` for the own computer, or a scheme with its colon. */
export function destinationOf(redirectUri: string): string {
  const { protocol, hostname, host } = new URL(redirectUri)
  if (protocol !== 'https:' && protocol !== 'http:') return protocol
  return loopbacks.includes(hostname) ? 'localhost' : host
}
