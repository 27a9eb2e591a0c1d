import type { Bot, Discussion, Share, SharedConversation, User, UserStatus } from '../../api/schemas.ts'

export const user: User = {
  id: 'u1',
  username: 'ada',
  email: 'ada@example.org',
  role: 'citizen',
  messageCredits: 100,
  totalBotLimit: 5,
  insights: true,
  inboxMail: false,
  createdAt: '2025-04-15T00:00:00Z',
  emailConfirmedAt: '2025-04-15T00:05:00Z',
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
  messageCredits: 2,
}

/** A discussion of Livia and Max that has just begun. */
export const discussion: Discussion = {
  id: 'd1',
  prompt: 'Should I run before breakfast?',
  status: 'ongoing',
  createdAt: '2025-04-15T00:00:00Z',
  completedAt: null,
  consensus: null,
  agreement: null,
  minorityView: null,
  minorityExpertIds: [],
  experts: [
    { id: 'b1', name: 'Livia', slug: 'livia', avatarUrl: '', avatarBgColor: '#0F766E', absent: false, declined: false },
    { id: 'b2', name: 'Max', slug: 'max', avatarUrl: '🦉', avatarBgColor: '#4F46E5', absent: false, declined: false },
  ],
  conversationFlow: [],
  failure: null,
  phase: 'drafts',
  offline: false,
  model: 'claude-sonnet-5-5',
  shared: false,
  credits: 4,
  followsUp: null,
  revisionsSkipped: false,
}

const answer = (expertId: string, expertName: string, round: number) => ({
  expertId,
  expertName,
  content: `${expertName} in round ${round}`,
  timestamp: '2025-04-15T00:00:10Z',
  round,
  end: 'finished' as const,
})

/** The same after Livia's first answer, and when it is completed. */
export const discussionWithOneAnswer: Discussion = { ...discussion, conversationFlow: [answer('b1', 'Livia', 1)] }
export const completedDiscussion: Discussion = {
  ...discussion,
  status: 'completed',
  phase: 'ended',
  completedAt: '2025-04-15T00:01:00Z',
  consensus: 'Eat a little, then run.',
  agreement: 'mixed',
  minorityView: 'Max would run on an empty stomach.',
  minorityExpertIds: ['b2'],
  conversationFlow: [answer('b1', 'Livia', 1), answer('b2', 'Max', 1), answer('b1', 'Livia', 2), answer('b2', 'Max', 2)],
}

/** A shared conversation with Livia. The ids of its messages are the share's own. */
export const sharedConversation: SharedConversation = {
  bot,
  title: 'My first marathon',
  sharedBy: null,
  sharedAt: '2025-04-15T10:00:00Z',
  messages: [
    ['Hello, runner.', true],
    ['How do I train for a *marathon*?', false],
    ['**Slowly**, and every week a little more.', true],
  ].map(([content, isFromBot], index) => ({
    id: `s${index + 1}`,
    conversationId: '',
    content: String(content),
    isFromBot: isFromBot === true,
    createdAt: '2025-04-15T00:00:00Z',
    status: 'complete',
    siblings: { index: 1, count: 1, previousId: null, nextId: null },
    feedback: null,
    citations: [],
    model: null,
    free: false,
    openers: [],
    end: isFromBot === true && index > 0 ? 'finished' : null,
  })),
}

/** The same in the list of its sharer. */
export const share: Share = {
  kind: 'conversation',
  id: 'c1',
  title: 'My first marathon',
  bot: { id: 'b1', name: 'Livia', slug: 'livia' },
  sharedBy: null,
  sharedAt: '2025-04-15T10:00:00Z',
}
