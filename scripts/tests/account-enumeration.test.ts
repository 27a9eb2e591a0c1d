import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openInProcessTestBuses } from '@rostra/kit/testing/test-buses'
import { registerMember } from '../client/register-member.ts'
import { median } from '../measure/statistics.ts'
import { wilcoxonSignedRank } from '../measure/wilcoxon-signed-rank.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

/** After every 120 pairs the trial ends if their times differ so little: those of equal calls do three times of four. */
const pairs = { step: 120, most: 480 }
const plainZ = 1.2
/** The least difference that is a defect: by chance once in 16,000 trials. */
const defectZ = 4
const json = { 'content-type': 'application/json' }

describe('responses do not reveal whether an account exists', () => {
  let harness: TestProduct
  let url: string
  beforeAll(async () => {
    harness = await createTestProduct({}, openInProcessTestBuses)
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
    ['/api/login', { username: 'ada', password: 'Engine1844' }, { username: 'bob', password: 'Engine1844' }],
    ['/api/request-otp', { email: 'ada@example.org' }, { email: 'bob@example.org' }],
    ['/api/forgot-password', { email: 'Ada@example.org' }, { email: 'Bob@example.org' }],
  ])(
    '%s returns the same response in the same time',
    async (path, known, unknown) => {
      for (let warmUp = 0; warmUp < 20; warmUp++) await timedPost(path, warmUp % 2 ? known : unknown)
      const times: [number, number][] = []
      let z = 0
      for (let pair = 1; pair <= pairs.most; pair++) {
        const knownFirst = Math.random() < 0.5
        const first = await timedPost(path, knownFirst ? known : unknown)
        const second = await timedPost(path, knownFirst ? unknown : known)
        expect(second.answer).toEqual(first.answer)
        times.push(knownFirst ? [first.ms, second.ms] : [second.ms, first.ms])
        if (pair % pairs.step > 0) continue
        z = wilcoxonSignedRank(times)
        if (Math.abs(z) < plainZ) break
      }
      const knownMs = median(times.map(([ms]) => ms))
      const unknownMs = median(times.map(([, ms]) => ms))
      process.stdout.write(
        `${path}: ${times.length} pairs, median ${knownMs.toFixed(2)} ms known, ${unknownMs.toFixed(2)} ms unknown, z ${z.toFixed(2)}\n`,
      )
      expect(Math.abs(z)).toBeLessThan(defectZ)
    },
    180_000,
  )
})
