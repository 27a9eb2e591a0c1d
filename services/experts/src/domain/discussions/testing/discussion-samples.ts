import type { Expert, OpenDiscussion, Step } from '../discussion.ts'

export const anExpert = (fields: Partial<Expert> = {}): Expert => ({
  id: 'e0',
  name: 'Ada',
  slug: 'ada',
  avatarUrl: '',
  avatarEmoji: '🦉',
  avatarBgColor: '#445566',
  ...fields,
})

export const aStep = (fields: Partial<Step> = {}): Step => ({
  kind: 'draft',
  expertId: 'e0',
  content: 'An answer with enough words.',
  position: '',
  calls: 1,
  runs: 1,
  inputTokens: 0,
  outputTokens: 0,
  at: new Date(0),
  ...fields,
})

/** An ongoing discussion of experts with these names and the ids e0, e1, …, created at 0 ms since 1970. */
export function aDiscussion(names: readonly string[], fields: Partial<OpenDiscussion> = {}): OpenDiscussion {
  const experts = names.map((name, index) => anExpert({ id: `e${index}`, name }))
  return {
    id: '0123456789abcdef01234567',
    memberId: 'ada',
    requestId: '11111111-1111-4111-8111-111111111111',
    prompt: 'Shall we begin?',
    followsUp: null,
    status: 'ongoing',
    experts,
    order: experts.map(({ id }) => id),
    profiles: experts.map(({ id, name }) => ({
      id,
      name,
      description: `${name} knows a lot`,
      category: 'Education',
      strictlyFollows: '',
      rolePrompt: `You are ${name}, you speak of the sea in every answer, and you never ever tell anybody why that is.`,
    })),
    delimiterSeed: '0'.repeat(32),
    steps: [],
    conclusion: null,
    failure: null,
    offline: false,
    model: 'claude-sonnet-5-5',
    isShared: false,
    owner: 'o1',
    version: 1,
    createdAt: new Date(0),
    finishedAt: null,
    ...fields,
  }
}
