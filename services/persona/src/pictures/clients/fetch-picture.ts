import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { maxPictureBytes, pictureTooLarge, pictureUnreachable } from '../domain/picture.ts'
import type { FetchPicture } from '../domain/ports.ts'
import { type GetFrom, getFrom } from './get-from.ts'
import { isPublicAddress } from './public-address.ts'

/** Milliseconds for all: names, connections, redirects and the body. */
const boundMs = 5_000
const maxRedirects = 3

export interface PictureFetcherOptions {
  /** Returns all addresses of a host name. */
  resolve?: (host: string) => Promise<string[]>
  get?: GetFrom
}

const resolveAll = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address)

/**
 * Creates a function that fetches images from the public internet only. Each address, also of a redirect, must be https without credentials and
 * on port 443. Every address of its host name must be public, and the connection goes to one that was checked: a second answer of the name server
 * counts for nothing.
 */
export function createPictureFetcher({ resolve = resolveAll, get = getFrom }: PictureFetcherOptions = {}): FetchPicture {
  return async (address) => {
    const signal = AbortSignal.timeout(boundMs)
    try {
      return await fetchWithin(new URL(address), { resolve: unlessAborted(resolve, signal), get, signal })
    } catch (error) {
      if (error instanceof TooLarge) throw pictureTooLarge()
      throw pictureUnreachable()
    }
  }
}

async function fetchWithin(
  first: URL,
  { resolve, get, signal }: Required<PictureFetcherOptions> & { signal: AbortSignal },
): Promise<Buffer> {
  let url = first
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const answer = await get(url, await checkedAddress(url, resolve), signal)
    if (answer.location === null) return readAll(answer.body)
    url = new URL(answer.location, url)
  }
  throw new Error('too many redirects')
}

/** Returns the address to connect to. Throws an Error unless the URL leads to the public internet alone. */
async function checkedAddress(url: URL, resolve: (host: string) => Promise<string[]>): Promise<string> {
  if (url.protocol !== 'https:' || url.port !== '' || url.username || url.password) throw new Error('the address is not allowed')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host)
  const [address] = addresses
  if (address === undefined || !addresses.every(isPublicAddress)) throw new Error('the host is not public')
  return address
}

class TooLarge extends Error {}

async function readAll(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of body) {
    length += piece.length
    if (length > maxPictureBytes) throw new TooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** A name server cannot be aborted, so that its answer is only no longer waited for. */
const unlessAborted = (resolve: (host: string) => Promise<string[]>, signal: AbortSignal) => (host: string) => {
  const { promise, reject } = Promise.withResolvers<string[]>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([resolve(host), promise])
}
