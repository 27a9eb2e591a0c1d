import { AnswerTooLarge, createPublicFetch, type PublicFetch } from '@rostra/kit/net/public-fetch'
import { maxPictureBytes, pictureTooLarge, pictureUnreachable } from '../domain/picture.ts'
import type { FetchPicture } from '../domain/ports.ts'

/** Milliseconds for all: names, connections, redirects and the body. */
const boundMs = 5_000
const maxRedirects = 3
const headers = { Accept: 'image/png, image/jpeg, image/webp' }

/**
 * Creates a function that fetches images from the public internet only. Each address, also of a redirect, must be
 * https without credentials and on port 443, and is checked by `fetch`.
 */
export function createPictureFetcher(fetch: PublicFetch = createPublicFetch()): FetchPicture {
  return async (address) => {
    try {
      return await fetchWithin(new URL(address), fetch, AbortSignal.timeout(boundMs))
    } catch (error) {
      if (error instanceof AnswerTooLarge) throw pictureTooLarge()
      throw pictureUnreachable()
    }
  }
}

async function fetchWithin(first: URL, fetch: PublicFetch, signal: AbortSignal): Promise<Buffer> {
  let url = first
  for (let hop = 0; hop <= maxRedirects; hop++) {
    if (url.port !== '') throw new Error('the port is not allowed')
    const answer = await fetch(url, { headers, timeoutMs: boundMs, maxBytes: maxPictureBytes, signal })
    if (answer.status === 200) return answer.body
    const { location } = answer.headers
    if (answer.status < 300 || answer.status >= 400 || !location) throw new Error(`status ${answer.status}`)
    url = new URL(location, url)
  }
  throw new Error('too many redirects')
}
