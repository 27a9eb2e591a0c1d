import type { ZeitgeistEntry } from '../../api/schemas.ts'

/** An entry about sleep that links to Livia. */
export const zeitgeistEntry: ZeitgeistEntry = {
  id: 'e1',
  type: 'theme',
  title: 'Sleeping through the night',
  content: 'Many people ask how to sleep through the night.',
  botId: 'b1',
  createdAt: '2026-03-10T12:00:00Z',
  expiresAt: '2026-03-24T12:00:00Z',
  sampleMessages: [],
  offline: false,
  model: 'claude-sonnet-5-5',
  trend: [],
}
