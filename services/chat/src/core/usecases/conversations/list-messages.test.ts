import { describe, expect, it } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import type { Conversation } from '../../domain/conversations/conversation.ts'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import { ExchangeTree } from '../../domain/exchanges/exchange-tree.ts'
import type { Ports } from '../../domain/ports.ts'
import { listMessages } from './list-messages.ts'

const idOf = (digit: number) => `${digit}`.repeat(24)

function exchange(digit: number, parent: number | null, questionOf = digit): Exchange {
  const id = idOf(digit)
  const startedAt = new Date(digit)
  const text = { content: `question ${questionOf}`, answer: `answer ${digit}`, status: 'complete', end: 'finished' } as const
  const times = { startedAt, askedAt: startedAt, finishedAt: startedAt }
  return partial<Exchange>({ id, parentId: parent === null ? null : idOf(parent), questionId: idOf(questionOf), ...text, ...times })
}

/** The shown branch is 1, 5. Exchange 3 is in the branch that the edited question 4 replaced; 5 is a new answer to question 4. */
const all = [exchange(1, null), exchange(2, 1), exchange(3, 2), exchange(4, 1), exchange(5, 1, 4)]

async function list(before: string, limit: number, more: Partial<Conversation> = {}) {
  const tree = new ExchangeTree(all)
  const ports = partial<Pick<Ports, 'conversations' | 'exchanges' | 'references'>>({
    conversations: { byId: async () => partial<Conversation>({ id: 'c', person: 'member:ada', greeting: 'Hello', ...more }) },
    exchanges: {
      tree: async () => tree,
      byIds: async (ids: readonly string[]) => all.filter(({ id }) => ids.includes(id)),
      openIn: async () => null,
    },
    references: {
      messagesOf: async () => [
        { id: 'gc', content: 'Hello' },
        { id: 'u1', content: 'question 1' },
      ],
    },
  })
  const { messages } = await listMessages(ports, { person: 'member:ada', conversationId: 'c', before, limit })
  return messages.map(({ content }) => content)
}

describe('the messages before one', () => {
  it('of the shown branch are those of the shown branch', async () => {
    expect(await list('', 50)).toEqual(['Hello', 'question 1', 'answer 1', 'question 4', 'answer 5'])
    expect(await list(`b${idOf(5)}`, 2)).toEqual(['answer 1', 'question 4'])
    expect(await list(`u${idOf(4)}`, 2)).toEqual(['question 1', 'answer 1'])
  })

  it('of another branch are those of its own branch', async () => {
    expect(await list(`b${idOf(3)}`, 3)).toEqual(['question 2', 'answer 2', 'question 3'])
    expect(await list(`u${idOf(3)}`, 3)).toEqual(['answer 1', 'question 2', 'answer 2'])
    expect(await list(`u${idOf(2)}`, 50)).toEqual(['Hello', 'question 1', 'answer 1'])
    expect(await list(`b${idOf(4)}`, 1)).toEqual(['question 4'])
  })

  it.each(['nonsense', `b${idOf(9)}`, `u${idOf(9)}`, 'gother', 'gc'])(
    'are none for the greeting and for an unknown id: %s',
    async (before) => {
      expect(await list(before, 50)).toEqual([])
    },
  )

  it('of a share that the conversation refers to are none for an unknown id', async () => {
    expect(await list('u1', 50, { refersTo: 'hash' })).toEqual(['Hello'])
    expect(await list('nonsense', 50, { refersTo: 'hash' })).toEqual([])
  })
})
