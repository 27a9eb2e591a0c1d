import type { Conversation } from '../../api/schemas.ts'

/** A conversation with Livia. */
export const conversation: Conversation = {
  id: 'c1',
  botId: 'b1',
  botName: 'Livia',
  botSlug: 'livia',
  title: 'A first marathon',
  startedAt: '2026-03-10T08:00:00Z',
  lastMessageAt: '2026-03-10T09:00:00Z',
  preview: 'Begin with three short runs a week.',
  shared: false,
  pinned: false,
  match: null,
}
