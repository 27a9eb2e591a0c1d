import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { median } from '../bench/figures.ts'
import { signedRank } from '../bench/signed-rank.ts'
import { createTestProduct, type TestProduct } from './test-product.ts'

/** The infrastructure's run takes its time; a password costs 25 ms or more. */
const thorough = process.env.TEST_KAFKA_BROKERS !== undefined
const pairsOf = { login: thorough ? 500 : 40, mail: thorough ? 500 : 120 }
const ada = { username: 'ada', email: 'ada@example.org', password: 'Engine1843' }
const json = { 'content-type': 'application/json' }

describe('an account is not told from none', () => {
  let world: TestProduct
  let url: string
  beforeAll(async () => {
    world = await createTestProduct()
    ;({ url } = await world.start())
    const registered = await fetch(`${url}/api/register`, { method: 'POST', headers: json, body: JSON.stringify(ada) })
    expect(registered.status).toBe(201)
  }, 60_000)
  afterAll(() => world.end())

  /** One request: what it answered, without what differs each time, and how long that took. */
  async function ask(path: string, body: object) {
    const begun = performance.now()
    const response = await fetch(`${url}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })
    const { requestId, ...answer } = (await response.json()) as Record<string, unknown>
    const ms = performance.now() - begun
    const headers = [...response.headers.keys()].filter((name) => name !== 'date').sort()
    return { ms, answer: { status: response.status, headers, ...answer } }
  }

  it.each([
    ['/api/login', pairsOf.login, { username: 'ada', password: 'Engine1844' }, { username: 'bob', password: 'Engine1844' }],
    ['/api/request-otp', pairsOf.mail, { email: 'ada@example.org' }, { email: 'bob@example.org' }],
    ['/api/forgot-password', pairsOf.mail, { email: 'Ada@example.org' }, { email: 'Bob@example.org' }],
  ])(
    '%s answers the same in the same time, %i pairs in turn',
    async (path, pairs, known, unknown) => {
      for (let warmUp = 0; warmUp < 20; warmUp++) await ask(path, warmUp % 2 ? known : unknown)
      const times: [number, number][] = []
      for (let pair = 0; pair < pairs; pair++) {
        const knownFirst = Math.random() < 0.5
        const first = await ask(path, knownFirst ? known : unknown)
        const second = await ask(path, knownFirst ? unknown : known)
        expect(second.answer).toEqual(first.answer)
        times.push(knownFirst ? [first.ms, second.ms] : [second.ms, first.ms])
      }
      const [ours, nobodys] = [median(times.map(([ms]) => ms)), median(times.map(([, ms]) => ms))]
      const z = signedRank(times)
      process.stdout.write(
        `${path}: ${pairs} pairs, median ${ours.toFixed(2)} ms known, ${nobodys.toFixed(2)} ms unknown, z ${z.toFixed(2)}\n`,
      )
      expect(Math.abs(z)).toBeLessThan(4)
    },
    180_000,
  )
})
