import { describe, expect, it } from '@jest/globals'
import { createServiceCredential } from './service-credential.ts'

function issuing() {
  const state = { time: 0, issued: 0, down: false }
  const credential = createServiceCredential(
    async () => {
      if (state.down) throw new Error('identity is away')
      state.issued++
      return { token: `token-${state.issued}`, expiresAt: new Date(state.time + 600_000) }
    },
    () => state.time,
  )
  return { state, credential }
}

describe('the credential of a service', () => {
  it('is fetched once for concurrent calls', async () => {
    const { state, credential } = issuing()
    expect(await Promise.all([credential(), credential(), credential()])).toEqual(['token-1', 'token-1', 'token-1'])
    expect(state.issued).toBe(1)
  })

  it('is renewed after half its lifetime without delaying a call', async () => {
    const { state, credential } = issuing()
    await credential()
    state.time = 300_001
    expect(await credential()).toBe('token-1')
    await Promise.resolve()
    expect(await credential()).toBe('token-2')
  })

  it('is used until it expires while the issuer is away', async () => {
    const { state, credential } = issuing()
    await credential()
    state.down = true
    state.time = 590_000
    expect(await credential()).toBe('token-1')
    state.time = 600_001
    await expect(credential()).rejects.toThrow('identity is away')
  })
})
