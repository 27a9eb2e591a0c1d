import { describe, expect, it } from '@jest/globals'
import type { Message } from '../../../api/schemas.ts'
import { answer, beginSession, question } from '../session/session-harness.ts'
import { type EarlierPage, loadMessage, maxPages } from './load-message.ts'

/** Messages `u<first>`, `b<first>` and so on, oldest first. */
const exchanges = (first: number, last: number): Message[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((n) => [
    question(`u${n}`, `Question ${n}`),
    answer(`b${n}`, `Answer ${n}`),
  ])

/** Opens a conversation with these earlier pages, the latest first, and looks for a message. */
async function find(id: string, { pages = [] as Message[][], branch = [] as Message[], isWanted = (): boolean => true } = {}) {
  const { session, net, texts } = beginSession({ messages: exchanges(7, 8), hasEarlier: pages.length > 0 })
  net.answers.branch.resolve({ messages: branch, hasEarlier: false })
  const asked: string[] = []
  const fetchEarlier = async (before: string): Promise<EarlierPage> => {
    asked.push(before)
    return { messages: pages[asked.length - 1] ?? [], hasEarlier: asked.length < pages.length }
  }
  const ready: number[] = []
  const outcome = await loadMessage(session, id, { fetchEarlier, isWanted, onReady: () => ready.push(texts().length) })
  return { outcome, asked, texts: texts(), chosen: net.chosen, ready, session }
}

describe('a message that is looked for', () => {
  it('is there when it is loaded, without a request', async () => {
    expect(await find('b8', { pages: [exchanges(5, 6)] })).toMatchObject({ outcome: 'shown', asked: [], chosen: [] })
  })

  it('is loaded with the pages between, and none before it', async () => {
    const { outcome, asked, texts, chosen } = await find('u3', { pages: [exchanges(5, 6), exchanges(3, 4), exchanges(1, 2)] })
    expect([outcome, asked, texts[0], texts.length, chosen]).toEqual(['shown', ['u7', 'u5'], 'Question 3', 12, []])
  })

  it('is shown with its branch when it is in another version', async () => {
    const { outcome, texts, chosen } = await find('b9', { branch: [...exchanges(7, 7), ...exchanges(9, 9)] })
    expect([outcome, chosen, texts]).toEqual(['shown', ['b9'], ['Question 7', 'Answer 7', 'Question 9', 'Answer 9']])
  })

  it('is not found when its branch does not have it', async () => {
    expect(await find('b9', { branch: exchanges(7, 8) })).toMatchObject({ outcome: 'not found', chosen: ['b9'] })
  })

  it('is not found when the server does not know it', async () => {
    const { session, net } = beginSession({ messages: exchanges(7, 8) })
    net.answers.branch.reject({ kind: 'refused', status: 404, reason: 'MESSAGE_NOT_FOUND', message: '', retryAfter: null })
    const nothing = { fetchEarlier: () => Promise.reject(new Error()), isWanted: () => true, onReady: () => undefined }
    expect(await loadMessage(session, 'b9', nothing)).toBe('not found')
  })

  it('is not looked for beyond 50 pages, nor then in another version', async () => {
    const pages = Array.from({ length: maxPages + 1 }, (_, index) => [question(`old${index}`, `Old ${index}`)])
    const { outcome, asked, chosen } = await find('u1', { pages })
    expect([outcome, asked.length, chosen]).toEqual(['not found', maxPages, []])
  })

  it('is not looked for any more once another one is wanted', async () => {
    const { outcome, asked, texts } = await find('u1', { pages: [exchanges(5, 6), exchanges(3, 4)], isWanted: () => false })
    expect([outcome, asked, texts.length]).toEqual(['not wanted', ['u7'], 4])
  })

  it('keeps the scroll position at each change', async () => {
    expect((await find('u3', { pages: [exchanges(5, 6), exchanges(3, 4)] })).ready).toEqual([4, 8])
    expect((await find('b9', { branch: exchanges(9, 9) })).ready).toEqual([4])
  })

  it('in another version is not shown while an answer is written', async () => {
    const { session } = await find('b8')
    session.send('Hello')
    const nothing = { fetchEarlier: () => Promise.reject(new Error()), isWanted: () => true, onReady: () => undefined }
    expect(await loadMessage(session, 'b9', nothing)).toBe('answering')
  })
})
