import { describe, expect, it } from '@jest/globals'
import { isNews, newsForMs, retryDelayMs } from './delivery.ts'
import { isKeyPair, isPublicKey, vapidOf } from './vapid.ts'

/** The key pair of the example in RFC 8291, appendix A. */
const publicKey = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
const privateKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'

describe('the keys of pushes', () => {
  it('are a point of P-256 and its private key, as base64url', () => {
    expect([isPublicKey(publicKey), isKeyPair(publicKey, privateKey)]).toEqual([true, true])
  })

  it.each(['', `${publicKey}=`, publicKey.slice(1), `${publicKey.slice(0, -2)}AA`, publicKey.replaceAll('_', '/')])(
    '%j is no public key',
    (text) => expect(isPublicKey(text)).toBe(false),
  )

  it.each(['', 'A'.repeat(43), privateKey.slice(2), `A${privateKey.slice(1)}`])('%j is not its private key', (text) =>
    expect(isKeyPair(publicKey, text)).toBe(false),
  )

  it('come with whom a push service may write to', () => {
    const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
    expect(vapidOf(keys, 'a@rostra.example')?.subject).toBe('mailto:a@rostra.example')
    expect(vapidOf({ ...keys, VAPID_SUBJECT: 'https://rostra.example' }, 'a@rostra.example')?.subject).toBe('https://rostra.example')
    expect(vapidOf({}, 'a@rostra.example')).toBeNull()
  })
})

describe('a delivery', () => {
  it('is tried four times', () => {
    expect([1, 2, 3, 4].map(retryDelayMs)).toEqual([5_000, 30_000, 120_000, null])
  })

  it('is news for 10 minutes', () => {
    const at = new Date(0)
    expect([isNews({ at }, newsForMs - 1), isNews({ at }, newsForMs)]).toEqual([true, false])
  })
})
