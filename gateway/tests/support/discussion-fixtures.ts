/** Returns a discussion as experts sends it. */
export const discussionOf = (more: object = {}) => ({
  id: 'd-1',
  prompt: 'Should I learn Latin?',
  status: 'DISCUSSION_STATUS_ONGOING',
  createdAt: '2026-01-01T00:00:00.000Z',
  experts: [
    { id: 'p-1', name: 'Max', slug: 'max', avatarEmoji: '🦉', avatarBgColor: '#112233' },
    { id: 'p-2', name: 'Eva', slug: 'eva', avatarUrl: 'https://a.example/eva.png', avatarBgColor: '#445566', absent: true, declined: true },
  ],
  contributions: [{ expertId: 'p-1', content: 'Yes, **early**.', at: '2026-01-01T00:00:05.000Z', round: 1, end: 'ANSWER_END_LENGTH' }],
  version: 3,
  phase: 'PHASE_DRAFTS',
  model: 'claude-sonnet-5-5',
  credits: 4,
  ...more,
})

/** Returns the end of that discussion. */
export const completedDiscussion = (more: object = {}) =>
  discussionOf({
    status: 'DISCUSSION_STATUS_COMPLETED',
    completedAt: '2026-01-01T00:00:30.000Z',
    consensus: 'Learn it.',
    agreement: 'AGREEMENT_MIXED',
    minorityView: 'Max would wait.',
    minorityExpertIds: ['p-1'],
    phase: 'PHASE_ENDED',
    version: 9,
    credits: 2,
    ...more,
  })

/** The same discussion, ongoing, as the API returns it. */
export const discussion = {
  id: 'd-1',
  prompt: 'Should I learn Latin?',
  status: 'ongoing',
  createdAt: '2026-01-01T00:00:00.000Z',
  completedAt: null,
  consensus: null,
  agreement: null,
  minorityView: null,
  minorityExpertIds: [],
  experts: [
    { id: 'p-1', name: 'Max', slug: 'max', avatarUrl: '🦉', avatarBgColor: '#112233', absent: false, declined: false },
    { id: 'p-2', name: 'Eva', slug: 'eva', avatarUrl: 'https://a.example/eva.png', avatarBgColor: '#445566', absent: true, declined: true },
  ],
  conversationFlow: [
    { expertId: 'p-1', expertName: 'Max', content: 'Yes, **early**.', timestamp: '2026-01-01T00:00:05.000Z', round: 1, end: 'length' },
  ],
  failure: null,
  followsUp: null,
  phase: 'drafts',
  offline: false,
  model: 'claude-sonnet-5-5',
  shared: false,
  revisionsSkipped: false,
  credits: 4,
}
