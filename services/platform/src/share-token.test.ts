import { describe, expect, it } from '@jest/globals'
import { createShareToken, hashOf, isShareToken } from './share-token.ts'

describe('share tokens', () => {
  it('are 192 random bits that fit into an address as they are', () => {
    const tokens = Array.from({ length: 100 }, createShareToken)
    expect(new Set(tokens).size).toBe(100)
    for (const token of tokens) {
      expect([encodeURIComponent(token), Buffer.from(token, 'base64url').length]).toEqual([token, 24])
      expect(isShareToken(token)).toBe(true)
    }
  })

  it('have no other form', () => {
    const token = createShareToken()
    for (const text of ['', token.slice(1), `${token}A`, `${token}\n`, `${token.slice(1)}=`, `${token.slice(1)}/`])
      expect(isShareToken(text)).toBe(false)
  })

  it('have hashes that do not reveal them', () => {
    const token = createShareToken()
    expect([hashOf(token), hashOf(token) === token]).toEqual([hashOf(token), false])
    expect(hashOf(createShareToken())).not.toBe(hashOf(token))
  })
})
