import { beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type Crowd, gather, shown } from './crowd.ts'
import { kill, type Pod, podsOf, restartStore, standing, url } from './release.ts'
import { settled } from './settled.ts'

/** The product is back when a message is answered again. */
const backWithinMs = 30_000

beforeAll(standing, 900_000)

const firstOf = async (component: string) => (await podsOf(component))[0] as Pod
const report = (what: string, { tally: { ends, troubles, calls } }: Crowd) =>
  process.stdout.write(`${what}: streams ${shown(ends)}, tries repeated ${shown(troubles)}, calls ${shown(calls)}\n`)

describe('a pod that is killed', () => {
  it('of chat: its generations are settled, and nothing is lost or charged twice', async () => {
    const crowd = await gather(40)
    await eventually(async () => expect(crowd.open).toBe(40), 60_000)
    await kill(await firstOf('chat'))
    await eventually(async () => expect((await podsOf('chat')).filter(({ ready }) => ready)).toHaveLength(2), 120_000)
    await crowd.stop()
    report('a chat pod killed', crowd)
    // What was under way there is marked: its readers have what was shown, and are told that it broke off.
    expect([...crowd.tally.ends.keys()].filter((end) => !/^(whole|failed|broken)/.test(end))).toEqual([])
    process.stdout.write(`settled: ${JSON.stringify(await settled(crowd.tally))}\n`)
  }, 600_000)

  it('of billing, all of them: sends wait or are refused with 503, and nothing is lost', async () => {
    const crowd = await gather(20)
    await eventually(async () => expect(crowd.open).toBe(20), 60_000)
    for (const pod of await podsOf('billing')) await kill(pod)
    await eventually(async () => expect((await podsOf('billing')).filter(({ ready }) => ready)).toHaveLength(2), 120_000)
    await crowd.stop()
    report('both billing pods killed', crowd)
    expect([...crowd.tally.troubles.keys()].filter((why) => /^5\d\d/.test(why) && !/^50[34]/.test(why))).toEqual([])
    expect([...crowd.tally.ends.keys()].filter((end) => !end.startsWith('whole'))).toEqual([])
    process.stdout.write(`settled: ${JSON.stringify(await settled(crowd.tally))}\n`)
  }, 600_000)
})

describe('a store that is restarted under load', () => {
  it.each(['mongo', 'redis', 'kafka'])(
    '%s: the product comes back by itself',
    async (store) => {
      const crowd = await gather(20)
      await eventually(async () => expect(crowd.open).toBe(20), 60_000)
      const talker = crowd.people[0]
      const conversationId = await talker?.converse()
      await restartStore(store)
      const ready = performance.now()
      const answer = await talker?.send({ conversationId: conversationId ?? '', content: 'Are you there?', requestId: crypto.randomUUID() })
      const began = performance.now() - ready - answerMs
      await crowd.stop()
      report(`${store} restarted, answered ${(Math.max(0, began) / 1_000).toFixed(1)} s after it was ready`, crowd)
      expect(answer?.kind).toBe('whole')
      expect(began).toBeLessThan(backWithinMs)
      expect((await fetch(`${url}/api/bots/featured`)).status).toBe(200)
      process.stdout.write(`settled: ${JSON.stringify(await settled(crowd.tally, 180_000))}\n`)
    },
    900_000,
  )
})

/** How long the trial's provider takes for an answer. */
const answerMs = 10_000
