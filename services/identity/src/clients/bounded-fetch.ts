import type { CustomFetch } from 'openid-client'

/** The largest response of an issuer, in bytes. A set of keys has a few kB. */
const maxBytes = 512 * 1024

/** Like `fetch`, without following redirects, and failing for a response of more than 512 kB. */
export const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, { ...options, redirect: 'manual' } as RequestInit)
  let received = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      received += chunk.byteLength
      if (received > maxBytes) controller.error(new TypeError('the response is too large'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  const body = response.body?.pipeThrough(limit) ?? null
  return new Response(body, { status, statusText, headers })
}
