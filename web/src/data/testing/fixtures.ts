import type { Bot, User, UserStatus } from '../../api/schemas.ts'

export const user: User = {
  id: 'u1',
  username: 'ada',
  email: 'ada@example.org',
  role: 'citizen',
  messageCredits: 100,
  totalBotLimit: 5,
  insights: true,
  createdAt: '2025-04-15T00:00:00Z',
}

export const userStatus: UserStatus = { messageCredits: 100, freeCredits: 100, purchasedCredits: 0, role: 'citizen' }

/** A public persona of another member. */
export const bot: Bot = {
  id: 'b1',
  slug: 'livia',
  name: 'Livia',
  description: 'Plans a first marathon with you.',
  category: 'Education',
  voice: 'male1',
  avatarUrl: null,
  avatarEmoji: null,
  avatarBgColor: '#4F46E5',
  isPrivate: false,
  userId: 'u2',
  createdAt: '2025-04-15T00:00:00Z',
  voteCount: 5,
  conversationCount: 1,
  openingLines: [],
}
