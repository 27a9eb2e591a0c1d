import { describe, expect, it } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import { type Conversation, conversationNotFound } from '../../domain/conversations/conversation.ts'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import type { Ports } from '../../domain/ports.ts'
import { type ExportPart, exportConversations } from './export-conversations.ts'

const pageAfter = <T extends { id: string }>(all: readonly T[], limit: number, last?: T) => {
  const start = last ? all.findIndex(({ id }) => id === last.id) + 1 : 0
  return all.slice(start, start + limit)
}

/** Creates ports with this many conversations of this many exchanges each, and counts their reads. */
function createPorts(conversationCount: number, exchangeCount: number, content = 'Hi', more: Partial<Conversation> = {}) {
  const conversations = Array.from({ length: conversationCount }, (_, index) =>
    partial<Conversation>({ id: `c${index}`, greeting: 'Hello', ...more }),
  )
  const exchanges = (conversationId: string) =>
    Array.from({ length: exchangeCount }, (_, index) => {
      const id = `${conversationId}-${index}`
      return partial<Exchange>({ id, questionId: id, conversationId, content, answer: content, status: 'complete', citations: [] })
    })
  const reads = { count: 0 }
  const ports = partial<Pick<Ports, 'conversations' | 'exchanges' | 'references'>>({
    references: {
      messagesOf: async ({ refersTo }: Conversation) => {
        if (refersTo !== 'share') throw conversationNotFound()
        return [{ content: 'Of the share' }]
      },
    },
    conversations: {
      listByStart: async (_person: string, limit: number, last?: Conversation) => {
        reads.count++
        return pageAfter(conversations, limit, last)
      },
    },
    exchanges: {
      listByStart: async (id: string, limit: number, last?: Exchange) => {
        reads.count++
        return pageAfter(exchanges(id), limit, last)
      },
    },
  })
  return { ports, reads }
}

describe('exportConversations', () => {
  const { signal } = new AbortController()

  /** The texts of each part. */
  async function textsOf(exchangeCount: number, conversation: Partial<Conversation>) {
    const parts: string[][] = []
    await exportConversations(createPorts(1, exchangeCount, 'Hi', conversation).ports, 'member:ada', signal, async ({ messages }) => {
      parts.push(messages.map(({ content }) => content))
    })
    return parts
  }

  it('has the messages of the share to which a conversation refers, and leaves the conversation out when that has ended', async () => {
    expect(await textsOf(0, { refersTo: 'share' })).toEqual([['Of the share']])
    expect(await textsOf(0, { refersTo: 'ended' })).toEqual([])
  })

  it('has the greeting, except in the copy of a share that leaves it out', async () => {
    expect(await textsOf(1, {})).toEqual([['Hello', 'Hi', 'Hi']])
    expect(await textsOf(1, { isCut: true })).toEqual([['Hi', 'Hi']])
  })

  it('reads no page before its reader has handled the one before', async () => {
    const { ports, reads } = createPorts(120, 1)
    const handled = Promise.withResolvers<void>()
    const firstPart = Promise.withResolvers<void>()
    let parts = 0
    const exporting = exportConversations(ports, 'member:ada', signal, () => {
      parts++
      firstPart.resolve()
      return handled.promise
    })
    await firstPart.promise
    const readsSoFar = reads.count
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
    expect([parts, reads.count]).toEqual([1, readsSoFar])
    handled.resolve()
    await exporting
    expect(parts).toBe(120)
  })

  it('ends when its reader is gone', async () => {
    const { ports, reads } = createPorts(120, 1)
    await expect(exportConversations(ports, 'member:ada', signal, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(reads.count).toBeLessThan(5)
  })

  it('reads no further once its call is cancelled, also within a long conversation', async () => {
    const { ports, reads } = createPorts(1, 450, 'x'.repeat(4_000))
    const call = new AbortController()
    const exporting = exportConversations(ports, 'member:ada', call.signal, async () => call.abort(new Error('gone')))
    await expect(exporting).rejects.toThrow('gone')
    expect(reads.count).toBeLessThan(5)
  })

  it('splits a conversation that is too long for one gRPC message, without loss', async () => {
    const { ports } = createPorts(1, 450, 'x'.repeat(4_000))
    const parts: ExportPart[] = []
    await exportConversations(ports, 'member:ada', signal, async (part) => {
      parts.push(part)
    })
    expect(parts.length).toBeGreaterThan(1)
    for (const { messages } of parts) expect(messages.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(1_000_005)
    const ids = parts.flatMap(({ messages }) => messages.map(({ id }) => id))
    expect([ids.length, new Set(ids).size, ids[0], ids.at(-1)]).toEqual([901, 901, 'gc0', 'bc0-449'])
  })
})
