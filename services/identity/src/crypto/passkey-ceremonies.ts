import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PasskeyCeremonies } from '../domain/second-factor/ports.ts'
import type { Passkey } from '../domain/second-factor/second-factor.ts'

const rpName = 'Rostra'
/** How long the browser waits for the user, and how long a challenge is valid, in milliseconds. */
const timeout = 5 * 60_000

const toBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const fromBase64Url = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** Creates the WebAuthn ceremonies of a public URL. A passkey works only for that host name. */
export function createPasskeyCeremonies(publicUrl: string): PasskeyCeremonies {
  const { hostname: rpID, origin } = new URL(publicUrl)
  const expected = (challenge: string) => ({ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID })

  return {
    creationOptions: async ({ id, username, secondFactor }) => {
      const options = await generateRegistrationOptions({
        rpName,
        rpID,
        timeout,
        userName: username,
        userDisplayName: username,
        userID: new Uint8Array(Buffer.from(id)),
        attestationType: 'none',
        excludeCredentials: (secondFactor?.passkeys ?? []).map(descriptorOf),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      })
      return { options: JSON.stringify(options), challenge: options.challenge }
    },
    verifyCreation: (response, challenge) =>
      nullOnFailure(async () => {
        const parsed = JSON.parse(response)
        const { registrationInfo } = await verifyRegistrationResponse({
          response: parsed,
          requireUserVerification: false,
          ...expected(challenge),
        })
        if (!registrationInfo) return null
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential
        return { credentialId: id, publicKey: toBase64Url(publicKey), counter, transports: [...transports] }
      }),
    requestOptions: async (passkeys) => {
      const allowCredentials = passkeys.map(descriptorOf)
      const options = await generateAuthenticationOptions({ rpID, timeout, allowCredentials, userVerification: 'preferred' })
      return { options: JSON.stringify(options), challenge: options.challenge }
    },
    verifyRequest: (response, challenge, passkeys) =>
      nullOnFailure(async () => {
        const parsed = JSON.parse(response)
        const passkey = passkeys.find(({ credentialId }) => credentialId === parsed.id)
        if (!passkey) return null
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: parsed,
          requireUserVerification: false,
          credential: { id: passkey.credentialId, publicKey: fromBase64Url(passkey.publicKey), counter: passkey.counter },
          ...expected(challenge),
        })
        return verified ? { passkeyId: passkey.id, counter: authenticationInfo.newCounter } : null
      }),
  }
}

const descriptorOf = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports })

/** Returns null when `work` throws: the library throws a different Error for each kind of wrong response. */
async function nullOnFailure<Result>(work: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await work()
  } catch {
    return null
  }
}
