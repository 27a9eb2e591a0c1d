import { beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { expectSettled } from './expect-settled.ts'
import { formatCounts, keepStreamsOpen, type OpenStreams } from './open-streams.ts'
import { ensureInstalled, killPod, type Pod, podsOf, restartStore, url } from './release.ts'

/** The longest time from the readiness of what was restarted to the first answer. */
const recoveryMs = 30_000

beforeAll(ensureInstalled, 900_000)

const firstPodOf = async (component: string) => (await podsOf(component))[0] as Pod
const report = (fault: string, { results: { outcomes, retries, listRequests } }: OpenStreams) =>
  process.stdout.write(
    `${fault}: streams ${formatCounts(outcomes)}, retries ${formatCounts(retries)}, list requests ${formatCounts(listRequests)}\n`,
  )

/** The time that the fake provider takes for an answer. */
const answerMs = 10_000

/** Starts a conversation. Returns a function that sends a message there, and resolves with the ms beyond the provider's. */
async function prepareMessage({ members: [member] }: OpenStreams): Promise<() => Promise<number>> {
  const conversationId = (await member?.startConversation()) ?? ''
  return async () => {
    const startedAt = performance.now()
    const result = await member?.send({ conversationId, content: 'Are you there?', requestId: crypto.randomUUID() })
    expect(result?.kind).toBe('complete')
    return Math.max(0, performance.now() - startedAt - answerMs)
  }
}
const firstAnswer = (delayMs: number) => `first answer ${(delayMs / 1_000).toFixed(1)} s after it was ready`

describe('killed pods', () => {
  it('a killed chat pod: another one continues its answers, and no exchange is lost or charged twice', async () => {
    const load = await keepStreamsOpen(40)
    await eventually(async () => expect(load.openStreams).toBe(40), 60_000)
    await killPod(await firstPodOf('chat'))
    await eventually(async () => expect((await podsOf('chat')).filter(({ ready }) => ready)).toHaveLength(2), 120_000)
    await load.stop()
    report('a chat pod killed', load)
    expect([...load.results.outcomes.keys()].filter((outcome) => !outcome.startsWith('complete'))).toEqual([])
    process.stdout.write(`settled: ${JSON.stringify(await expectSettled(load.results))}\n`)
  }, 600_000)

  it('all billing pods killed: sends wait or are refused with 503, and no exchange is lost', async () => {
    const load = await keepStreamsOpen(20)
    await eventually(async () => expect(load.openStreams).toBe(20), 60_000)
    const answer = await prepareMessage(load)
    for (const pod of await podsOf('billing')) await killPod(pod)
    await eventually(async () => expect((await podsOf('billing')).filter(({ ready }) => ready)).toHaveLength(2), 120_000)
    const delayMs = await answer()
    await load.stop()
    report(`both billing pods killed, ${firstAnswer(delayMs)}`, load)
    expect(delayMs).toBeLessThan(recoveryMs)
    expect([...load.results.retries.keys()].filter((cause) => /^5\d\d/.test(cause) && !/^50[34]/.test(cause))).toEqual([])
    expect([...load.results.outcomes.keys()].filter((outcome) => !outcome.startsWith('complete'))).toEqual([])
    process.stdout.write(`settled: ${JSON.stringify(await expectSettled(load.results))}\n`)
  }, 600_000)
})

describe('a store restarted under load', () => {
  it.each(['mongo', 'redis', 'kafka'])(
    '%s: the product recovers by itself',
    async (store) => {
      const load = await keepStreamsOpen(20)
      await eventually(async () => expect(load.openStreams).toBe(20), 60_000)
      const answer = await prepareMessage(load)
      await restartStore(store)
      const delayMs = await answer()
      await load.stop()
      report(`${store} restarted, ${firstAnswer(delayMs)}`, load)
      expect(delayMs).toBeLessThan(recoveryMs)
      expect((await fetch(`${url}/api/bots/featured`)).status).toBe(200)
      process.stdout.write(`settled: ${JSON.stringify(await expectSettled(load.results, 180_000))}\n`)
    },
    900_000,
  )
})
