import { describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { partial } from '@rostra/kit/testing/partial'
import type { Request, Response } from 'express'
import { createRouteAudiences } from '../route-audiences.ts'
import type { Session } from '../token-exchanges.ts'
import { createPrograms } from './programs.ts'

/** Identifies a program whose session refuses each token with this error. */
async function identified(error: Error) {
  const access = { kind: 'key' as const, id: 'k-1', name: 'laptop', scopes: ['chat' as const] }
  const member = {
    kind: 'member' as const,
    id: 'ada',
    username: 'ada',
    role: 'citizen' as const,
    sessionId: 'k-1',
    isConfirmed: true,
    access,
  }
  const session: Session = { member, token: () => Promise.reject(error) }
  const headers = new Map<string, string>()
  const set = (name: string, value?: string | string[]) => {
    headers.set(name, `${value}`)
    return {}
  }
  const response = partial<Response>({ headersSent: false, set })
  const request = partial<Request>({ headers: { authorization: `Bearer rk_${'x'.repeat(43)}` } })
  const programs = createPrograms({ find: async () => session }, 'https://rostra.example')
  const { token } = await programs.identify(request, response, { resource: 'v1', needed: 'chat', audiences: createRouteAudiences() })
  return { headers, token }
}

describe('a key that was revoked during its request', () => {
  it('is refused as one that is not valid, in the words of programs', async () => {
    const { headers, token } = await identified(new DomainError('unauthenticated', 'SESSION_ENDED', 'Please log in again'))
    await expect(token('method')).rejects.toMatchObject({ reason: 'KEY_INVALID', message: 'This key is not valid any more' })
    expect(headers.get('WWW-Authenticate')).toBe(
      'Bearer error="invalid_token", error_description="The token is not valid, or has ended", ' +
        'resource_metadata="https://rostra.example/.well-known/oauth-protected-resource/v1"',
    )
  })

  it('keeps every other refusal as it is', async () => {
    const { headers, token } = await identified(new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'Busy'))
    await expect(token('method')).rejects.toMatchObject({ reason: 'SERVICE_UNAVAILABLE' })
    expect(headers.size).toBe(0)
  })
})
