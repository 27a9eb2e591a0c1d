import { describe, expect, it } from '@jest/globals'
import { registry } from '@rostra/kit/metrics'
import { titleQueue } from './title-queue.ts'

const worker = { person: 'member:ada', isConfirmed: true, clientAddress: '' }

/** Creates a queue whose titles are made when a test says so. */
function scripted() {
  const asked: { id: string; signal: AbortSignal; made: (isStored: boolean) => void; failed: (error: Error) => void }[] = []
  const errors: string[] = []
  const queue = titleQueue(
    ({ conversationId }, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<boolean>()
      signal.addEventListener('abort', () => reject(signal.reason))
      asked.push({ id: conversationId, signal, made: resolve, failed: reject })
      return promise
    },
    (_error, conversationId) => errors.push(conversationId),
  )
  const add = (id: string) => queue.add({ conversationId: id, content: 'Hi', answer: 'Yes.', worker })
  return { asked, errors, add, stop: queue.stop }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))
const counted = async (outcome: string) => {
  const { values } = (await registry.getSingleMetric('rostra_chat_titles_total')?.get()) ?? { values: [] }
  return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0
}

describe('titles that the model makes', () => {
  it('are made eight at once, the others in their order, also after a failure', async () => {
    const { asked, errors, add } = scripted()
    for (let index = 0; index < 10; index++) add(`c${index}`)
    expect(asked.map(({ id }) => id)).toEqual(Array.from({ length: 8 }, (_, index) => `c${index}`))
    asked[3]?.made(true)
    asked[5]?.failed(new Error('no credit'))
    await turn()
    expect([asked.slice(8).map(({ id }) => id), errors]).toEqual([['c8', 'c9'], ['c5']])
  })

  it('are not made when 500 wait already', async () => {
    const { asked, add } = scripted()
    const before = await counted('dropped')
    for (let index = 0; index < 508; index++) add(`c${index}`)
    expect(await counted('dropped')).toBe(before)
    add('one more')
    expect(await counted('dropped')).toBe(before + 1)
    asked[0]?.made(true)
    await turn()
    add('again')
    expect(await counted('dropped')).toBe(before + 1)
  })

  it('end with the process, without an error', async () => {
    const { asked, errors, add, stop } = scripted()
    for (let index = 0; index < 10; index++) add(`c${index}`)
    await stop()
    expect([asked.length, asked.every(({ signal }) => signal.aborted), errors]).toEqual([8, true, []])
  })
})
