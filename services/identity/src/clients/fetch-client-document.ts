import { createPublicFetch, type PublicFetch } from '@rostra/kit/net/public-fetch'
import type { PublicHostsOptions } from '@rostra/kit/net/public-hosts'
import { readClientMetadata } from '../domain/apps/client-metadata.ts'

const timeoutMs = 2_500
const maxBytes = 64 * 1024

/**
 * Fetches the metadata that an app publishes at its client id, from public addresses alone. The answer
 * keeps what is used of it, and is 422 for metadata that is refused.
 */
export function createDocumentFetch(hosts: PublicHostsOptions, fetch: PublicFetch = createPublicFetch(hosts)) {
  return async (address: string): Promise<Response> => {
    const { status, headers, body } = await fetch(new URL(address), { headers: { Accept: 'application/json' }, timeoutMs, maxBytes })
    if (status !== 200) return new Response(null, { status: status >= 200 && status < 600 ? status : 502 })
    const document: unknown = JSON.parse(body.toString())
    const metadata = readClientMetadata(document)
    if ('error' in metadata) return new Response(null, { status: 422 })
    const { client_id } = Object(document)
    const kept = headers['cache-control']
    return Response.json({ ...metadata, client_id }, { headers: kept ? { 'Cache-Control': kept } : {} })
  }
}
