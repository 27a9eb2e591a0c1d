import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const userPresent = 0x01
const attestedCredential = 0x40

export interface AuthenticatorOptions {
  origin?: string
  rpId?: string
}

/** Creates an authenticator with one ES256 key, which answers like a browser. A test sets its counter. */
export function createSoftwareAuthenticator({ origin = 'http://localhost:3000', rpId = 'localhost' }: AuthenticatorOptions = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = base64Url(credentialId)

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(authenticator.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
  }
  /** COSE: key type EC2, ES256, curve P-256, and the point. */
  const coseKey = () => {
    const key = new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      ...([
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ] as const),
    ])
    return Buffer.from(isoCBOR.encode(key as never))
  }
  const credential = (response: object) => JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

  const authenticator = {
    counter: 0,
    /** Answers creation options, both as JSON. */
    create: (options: string): string => {
      const { challenge } = JSON.parse(options)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = Buffer.concat([
        authenticatorData(userPresent | attestedCredential),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return credential({
        clientDataJSON: base64Url(clientData('webauthn.create', challenge)),
        attestationObject: base64Url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      })
    },
    /** Answers request options, both as JSON, and counts one signature. */
    get: (options: string): string => {
      authenticator.counter += 1
      const clientDataJSON = clientData('webauthn.get', JSON.parse(options).challenge)
      const authData = authenticatorData(userPresent)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), privateKey)
      return credential({
        clientDataJSON: base64Url(clientDataJSON),
        authenticatorData: base64Url(authData),
        signature: base64Url(signature),
      })
    },
  }
  return authenticator
}
