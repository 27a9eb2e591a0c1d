import { describe, expect, it } from '@jest/globals'
import { leaseTimes } from '@rostra/kit/leases/lease-times'
import { partial } from '@rostra/kit/testing/partial'
import type { EndStatus } from '../../domain/exchanges/answer-end.ts'
import type { Ending, Exchange } from '../../domain/exchanges/exchange.ts'
import { mongoExchanges } from './mongo-exchanges.ts'

const exchange = partial<Exchange>({ id: 'a'.repeat(24), owner: 'o-1', person: 'guest:ada', continues: '', wishesHash: '' })
const ending: Ending = {
  status: 'complete',
  end: 'finished',
  answer: 'Yes.',
  chunkEnds: [4],
  failure: null,
  citations: [],
  openers: [],
  isFree: false,
  model: 'm',
}

/** Creates a store in which an update has these results, one after the other, and `stored` says whether its effect is found afterwards. */
function scripted(results: (number | Error)[], stored: boolean) {
  const ended: EndStatus[] = []
  const updateOne = async () => {
    const result = results.shift()
    if (result instanceof Error) throw result
    return { modifiedCount: result }
  }
  const model = {
    schema: { indexes: () => [[{ leaseUntil: 1 }, { partialFilterExpression: { open: true } }]] },
    db: { collection: () => ({}), getClient: () => ({}) },
    collection: { updateOne, findOne: async () => (stored ? { _id: exchange.id } : null) },
  }
  const events = { exchangeFinished: () => [], onEnded: (status: EndStatus) => void ended.push(status) }
  const { storeEnd } = mongoExchanges(model as never, { owner: 'o-1', leases: leaseTimes(8_000) }, events)
  return { ended, storeEnd: () => storeEnd(exchange, ending) }
}

describe('an end', () => {
  it('is told once when it is stored', async () => {
    const { ended, storeEnd } = scripted([1], true)
    expect([await storeEnd(), ended]).toEqual([true, ['complete']])
  })

  it('is told once when the response to its write was lost and the repeat finds it', async () => {
    const { ended, storeEnd } = scripted([new Error('connection closed'), 0], true)
    await expect(storeEnd()).rejects.toThrow('connection closed')
    expect(ended).toEqual([])
    expect([await storeEnd(), ended]).toEqual([true, ['complete']])
  })

  it('is not told when the exchange belongs to another replica', async () => {
    const { ended, storeEnd } = scripted([0], false)
    expect([await storeEnd(), ended]).toEqual([false, []])
  })
})
