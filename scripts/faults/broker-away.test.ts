import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { pause } from '../bench/load.ts'
import { grantCredits } from '../trials/grant-credits.ts'
import { newPerson, type Person } from '../trials/person.ts'
import { type StepWatch, watchSteps } from './steps.ts'
import { startTrial, type Trial } from './trial.ts'

const awayMs = Number(process.env.FAULT_AWAY_MS ?? 60_000)
const granted = 20_000
const talkers = 4

describe('a broker that goes away, comes back and is restarted, with a consumer killed in its batch', () => {
  let trial: Trial
  let watch: StepWatch
  beforeAll(async () => {
    trial = await startTrial({ answer: { tokens: 10, everyMs: 5 } })
    watch = await watchSteps(trial.books.client, trial.product.suffix)
  }, 180_000)
  afterAll(async () => {
    await watch?.close()
    await trial?.end()
  }, 60_000)

  it('keeps nobody from sending, and applies every event once', async () => {
    const { broker, product, books } = trial
    const people = await Promise.all(Array.from({ length: talkers }, () => newPerson(product.urls)))
    for (const person of people) await grantCredits(product, person, granted)
    const ends: { at: number; kind: string }[] = []
    let over = false
    const talking = people.map(async (person, gateway) => {
      const conversationId = await person.converse()
      while (!over) {
        const { kind } = await person.send({ conversationId, content: 'Go on', requestId: randomUUID() }, gateway)
        ends.push({ at: performance.now(), kind })
        // At a pace that the backlog of a minute can be worked off from.
        await pause(0.1)
      }
    })

    const charged = (person: Person) => books.db('billing').collection('ledger').countDocuments({ accountId: person.id, kind: 'exchange' })
    const allCharged = async () => (await Promise.all(people.map(charged))).reduce((sum, count) => sum + count, 0)
    await eventually(async () => expect(await allCharged()).toBeGreaterThan(10), 60_000)

    await broker.down()
    const [downAt, chargedBefore] = [performance.now(), await allCharged()]
    await pause(awayMs / 1_000)
    const upAt = performance.now()
    const whileDown = ends.filter(({ at }) => at > downAt && at < upAt)
    const backlog = await books.untold()
    await broker.up()

    const consumer = product.billings[0] as (typeof product.billings)[number]
    const struck = new Promise<void>((resolve) => watch.at('charged', () => resolve(consumer.kill())))
    await struck
    await consumer.start()
    await eventually(async () => expect(await allCharged()).toBeGreaterThan(chargedBefore + whileDown.length / 2), 120_000)

    await broker.down()
    await broker.up()
    const restartedAt = performance.now()
    await eventually(() => expect(ends.filter(({ at }) => at > restartedAt).length).toBeGreaterThan(20), 60_000)
    over = true
    await Promise.all(talking)

    await eventually(async () => expect([await books.untold(), await books.oldestHoldMs()]).toEqual([0, 0]), 180_000)
    let answered = 0
    for (const person of people) {
      const exchanges = [...(await books.exchanges(person.id)).values()]
      expect(exchanges.filter(({ charged, documents, status }) => charged !== 1 || documents !== 1 || status !== 'complete')).toEqual([])
      answered += exchanges.length
      const { pockets, held, ledger } = await books.account(person.id)
      expect({ pockets, held }).toEqual({ pockets: granted + 100 - 2 * exchanges.length, held: 0 })
      expect(ledger).toBe(pockets)
    }
    await eventually(async () => expect(await books.countedMessages()).toBe(answered), 120_000)
    const lagOf = async () => {
      const texts = await Promise.all([...product.billings, ...product.chats].map((process) => process.metrics()))
      const lags = texts.flatMap((text) => [...text.matchAll(/^rostra_events_lag\{.*\} (\d+)$/gm)].map(([, lag]) => Number(lag)))
      expect(lags.length).toBeGreaterThan(0)
      return Math.max(...lags)
    }
    await eventually(async () => expect(await lagOf()).toBe(0), 60_000)
    process.stdout.write(
      `broker away for ${awayMs / 1_000} s: ${whileDown.length} sends meanwhile, ${whileDown.filter(({ kind }) => kind === 'whole').length} whole, ` +
        `${backlog} documents with events waiting; then a consumer killed in its batch and the broker restarted: ` +
        `${answered} exchanges, each charged and counted once, lag 0\n`,
    )
    expect(whileDown.length).toBeGreaterThan(talkers)
    expect(ends.filter(({ kind }) => kind !== 'whole')).toEqual([])
  }, 900_000)
})
