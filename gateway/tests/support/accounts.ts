import type { TestGateway } from './gateway.ts'

/** An account as identity tells it, and the same as the API does. */
export const account = {
  id: 'u-1',
  username: 'Ada',
  email: 'ada@example.com',
  role: 'ROLE_ORATOR',
  personaLimit: 10,
  createdAt: '2026-01-01T00:00:00.000Z',
  insights: true,
}
export const user = {
  id: 'u-1',
  username: 'Ada',
  email: 'ada@example.com',
  role: 'orator',
  messageCredits: 500,
  totalBotLimit: 10,
  createdAt: '2026-01-01T00:00:00.000Z',
  insights: true,
}

/** Signs everybody in as that account; with a device token where the test gives one. */
export const signsIn =
  (on: TestGateway, deviceToken = '') =>
  async () => ({
    account,
    sessionSecret: 'the-secret',
    sessionExpiresAt: '2099-01-01T00:00:00.000Z',
    accessToken: await on.tokens.member('u-1'),
    deviceToken,
  })
