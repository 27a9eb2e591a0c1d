import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import jsonwebtoken from 'jsonwebtoken'

const curve = 'prime256v1'

/** A browser with a subscription. */
export interface Browser {
  endpoint: string
  p256dh: string
  auth: string
}

export interface ReceivedPush {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface FakePushService {
  subscribe: () => Browser
  received: ReceivedPush[]
  /** The pushes to a browser, decrypted. */
  pushesTo: (browser: Browser) => unknown[]
  /** The status of the answers; 201 first. */
  answer: (status: number) => void
  stop: () => void
}

/** Starts a push service on this machine, whose browsers can decrypt what they get. */
export async function startFakePushService(): Promise<FakePushService> {
  const received: ReceivedPush[] = []
  const keys = new Map<string, { pair: ECDH; auth: Buffer }>()
  let status = 201
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const body = Buffer.concat(pieces)
    received.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    received,
    subscribe: () => {
      const pair = createECDH(curve)
      pair.generateKeys()
      const auth = randomBytes(16)
      const endpoint = `${origin}/push/${randomBytes(12).toString('hex')}`
      keys.set(endpoint, { pair, auth })
      return { endpoint, p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
    },
    pushesTo: ({ endpoint }) => {
      const own = keys.get(endpoint)
      if (!own) throw new Error('no such browser')
      return received.filter(({ path }) => endpoint.endsWith(path)).map(({ body }) => JSON.parse(decrypt(body, own)))
    },
    answer: (next) => {
      status = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const saltLength = 16
const tagLength = 16

/** Decrypts a push of one record (RFC 8291, RFC 8188). */
function decrypt(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, saltLength)
  const keyStart = saltLength + 5
  const keyEnd = keyStart + body.readUInt8(saltLength + 4)
  const sender = body.subarray(keyStart, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(body.subarray(-tagLength))
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -tagLength)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** Returns the claims of a push's VAPID header (RFC 8292). Throws unless this public key signed it. */
export function vapidClaims({ headers }: ReceivedPush, publicKey: string): unknown {
  const [, token = '', key] = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('another key')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  return jsonwebtoken.verify(token, createPublicKey({ key: jwk, format: 'jwk' }), { algorithms: ['ES256'] })
}
