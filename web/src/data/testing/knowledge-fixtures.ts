import type { InboxItem, Source } from '../../api/schemas.ts'

/** A PDF that a persona has read. */
export const source: Source = {
  id: 's1',
  kind: 'file',
  title: 'Handbook.pdf',
  bytes: 48_700,
  pages: 12,
  passages: 34,
  status: 'ready',
  reason: null,
  createdAt: '2025-04-15T00:00:00Z',
  originalUntil: null,
  keepsOriginal: false,
  meaning: null,
}

/** The list of sources as the gateway sends it. */
export const sourcesResponse = (items: Source[], limit = 20): Response =>
  Response.json(items, { headers: { 'X-Source-Limit': String(limit) } })

/** An answer that a visitor has sent to the creator. */
export const reportedItem: InboxItem = {
  id: 'i1',
  question: 'How long is the warranty?',
  answer: 'About a year, I think.',
  rating: 'down',
  comment: 'It is two years.',
  at: '2025-04-15T00:00:00Z',
  state: 'open',
  askedBy: null,
  notice: null,
}

/** A question that the material does not answer. */
export const unansweredItem: InboxItem = {
  ...reportedItem,
  id: 'i2',
  question: 'do you ship abroad',
  answer: null,
  rating: null,
  comment: null,
  askedBy: 7,
}

/** What the owner is told when the persona pauses. */
export const noticeItem: InboxItem = {
  ...reportedItem,
  id: 'i3',
  question: '',
  answer: null,
  rating: null,
  comment: null,
  notice: 'This persona paused for an hour.',
}

/** A page of an inbox as the gateway sends it. */
export const inboxResponse = (items: InboxItem[], total = items.length): Response =>
  Response.json(items, { headers: { 'X-Total-Count': String(total), 'X-Open-Count': String(total) } })
