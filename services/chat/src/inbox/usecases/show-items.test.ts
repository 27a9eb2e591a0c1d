import { expect, it } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import type { Exchange } from '../../core/domain/exchanges/exchange.ts'
import type { InboxItem } from '../domain/inbox-item.ts'
import { distinctWords, questionWords } from '../domain/question-words.ts'
import { showItems } from './show-items.ts'

it('finds what the questions of a group share once, however many of its texts are gone', async () => {
  const people = 200
  const words = distinctWords(questionWords('sourdough bread'))
  let reads = 0
  const questions = Array.from({ length: people }, (_, person) => ({
    exchangeId: String(person),
    conversationId: 'c',
    person: `member:${person}`,
    at: new Date(person),
    get words() {
      reads++
      return words
    },
  }))
  const item: InboxItem = {
    id: 'i',
    personaId: 'p',
    kind: 'unanswered',
    state: 'open',
    at: new Date(0),
    exchangeId: null,
    conversationId: null,
    questions,
    pair: null,
    askedBy: 0,
  }
  const byIds = async (ids: readonly string[]) => ids.slice(-1).map((id) => ({ id, content: 'Sourdough bread?' }) as Exchange)
  const shown = await showItems(partial<Parameters<typeof showItems>[0]>({ exchanges: { byIds } }), [item], new Set())
  expect(shown).toMatchObject([{ question: 'sourdough bread', askedBy: people }])
  // Twice to find the shared words, and twice to rank the questions by them.
  expect(reads).toBe(4 * people)
})
