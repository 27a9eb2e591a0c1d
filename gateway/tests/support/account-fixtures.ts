import { signInAudiences } from '@rostra/platform/claims'
import type { TestGateway } from './gateway-harness.ts'

/** An account as identity sends it. */
export const account = {
  id: 'u-1',
  username: 'Ada',
  email: 'ada@example.com',
  role: 'ROLE_ORATOR',
  personaLimit: 10,
  createdAt: '2026-01-01T00:00:00.000Z',
  emailConfirmedAt: '2026-01-02T00:00:00.000Z',
  insights: true,
  inboxMail: false,
}

/** The same account as the API returns it. */
export const user = {
  id: 'u-1',
  username: 'Ada',
  email: 'ada@example.com',
  role: 'orator',
  messageCredits: 500,
  totalBotLimit: 10,
  createdAt: '2026-01-01T00:00:00.000Z',
  emailConfirmedAt: '2026-01-02T00:00:00.000Z',
  insights: true,
  inboxMail: false,
}

/** Creates a script of identity that signs every caller in to that account. */
export const scriptSignIn =
  (gateway: TestGateway, deviceToken = '') =>
  async () => ({
    account,
    sessionSecret: 'the-secret',
    sessionExpiresAt: '2099-01-01T00:00:00.000Z',
    accessToken: await gateway.tokens.sign({
      kind: 'member',
      sub: 'u-1',
      name: 'Ada',
      role: 'orator',
      sid: 'session-u-1',
      aud: signInAudiences,
    }),
    deviceToken,
  })
