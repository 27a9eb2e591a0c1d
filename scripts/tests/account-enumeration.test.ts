import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { registerMember } from '../client/register-member.ts'
import { median } from '../measure/statistics.ts'
import { wilcoxonSignedRank } from '../measure/wilcoxon-signed-rank.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

/** More pairs run with a broker, in `npm run test:infra`. A password hash costs 25 ms or more. */
const thorough = process.env.TEST_KAFKA_BROKERS !== undefined
const pairsOf = { login: thorough ? 500 : 40, mail: thorough ? 500 : 120 }
const json = { 'content-type': 'application/json' }

describe('responses do not reveal whether an account exists', () => {
  let harness: TestProduct
  let url: string
  beforeAll(async () => {
    harness = await createTestProduct()
    ;({ url } = await harness.start())
    await registerMember([url], { username: 'ada' })
  }, 60_000)
  afterAll(() => harness.end())

  /** Sends a request and returns its time and its response, without the request id and the date. */
  async function timedPost(path: string, body: object) {
    const startedAt = performance.now()
    const response = await fetch(`${url}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })
    const { requestId, ...answer } = (await response.json()) as Record<string, unknown>
    const ms = performance.now() - startedAt
    const headers = [...response.headers.keys()].filter((name) => name !== 'date').sort()
    return { ms, answer: { status: response.status, headers, ...answer } }
  }

  it.each([
    ['/api/login', pairsOf.login, { username: 'ada', password: 'Engine1844' }, { username: 'bob', password: 'Engine1844' }],
    ['/api/request-otp', pairsOf.mail, { email: 'ada@example.org' }, { email: 'bob@example.org' }],
    ['/api/forgot-password', pairsOf.mail, { email: 'Ada@example.org' }, { email: 'Bob@example.org' }],
  ])(
    '%s returns the same response in the same time, %i pairs in turn',
    async (path, pairs, known, unknown) => {
      for (let warmUp = 0; warmUp < 20; warmUp++) await timedPost(path, warmUp % 2 ? known : unknown)
      const times: [number, number][] = []
      for (let pair = 0; pair < pairs; pair++) {
        const knownFirst = Math.random() < 0.5
        const first = await timedPost(path, knownFirst ? known : unknown)
        const second = await timedPost(path, knownFirst ? unknown : known)
        expect(second.answer).toEqual(first.answer)
        times.push(knownFirst ? [first.ms, second.ms] : [second.ms, first.ms])
      }
      const [knownMs, unknownMs] = [median(times.map(([ms]) => ms)), median(times.map(([, ms]) => ms))]
      const z = wilcoxonSignedRank(times)
      process.stdout.write(
        `${path}: ${pairs} pairs, median ${knownMs.toFixed(2)} ms known, ${unknownMs.toFixed(2)} ms unknown, z ${z.toFixed(2)}\n`,
      )
      expect(Math.abs(z)).toBeLessThan(4)
    },
    180_000,
  )
})
