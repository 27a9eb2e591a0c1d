import { expect, it } from '@jest/globals'
import { storedCollections } from '../stored-collections.ts'
import { durations } from './durations.ts'
import { byName, promisedRetention, serviceRetention } from './retention-tables.ts'

const documented = byName(serviceRetention())
const promised = byName(promisedRetention())
/** Redis keys of the gateway, whose README lists limits and their windows instead. */
const limits = 'gateway:limit'

/** Every collection of the code, with the periods of its TTL indexes in seconds. A TTL of 0 is a date in the document. */
const stored = (await storedCollections()).map(({ name, indexes }) => ({
  name,
  ttls: indexes.flatMap(([, options]) => options.expireAfterSeconds || []).map(Number),
}))

it('reads periods in words and in numbers', () => {
  expect(durations('TTL, 90 days; 24 h after it, at most an hour, 90 days, after 25 s')).toEqual([25, 3_600, 86_400, 7_776_000])
  expect(durations('the oldest beyond 100; never')).toEqual([])
})

it('every collection of the code is in the list of its service’s README, with its TTL', () => {
  expect(stored.length).toBeGreaterThan(30)
  const missing = stored.filter(({ name }) => !documented.has(name)).map(({ name }) => name)
  expect(missing).toEqual([])
  const wrong = stored.filter(({ name, ttls }) => ttls.some((ttl) => !durations(documented.get(name) ?? '').includes(ttl)))
  expect(wrong).toEqual([])
})

it('every item of a README says when the data ends', () => {
  expect([...documented].filter(([, end]) => end === '')).toEqual([])
})

it('the privacy page names everything that is stored, and nothing else', () => {
  expect([...promised.keys()].filter((name) => name !== limits).sort()).toEqual([...documented.keys()].sort())
})

it('the privacy page gives each period of the READMEs, and no other where a README gives one', () => {
  const different = [...documented].flatMap(([name, end]) => {
    const kept = durations(end)
    const said = durations(promised.get(name) ?? '')
    const isSame = kept.every((period) => said.includes(period)) && (kept.length === 0 || said.every((period) => kept.includes(period)))
    return isSame ? [] : [{ name, end, promised: promised.get(name) }]
  })
  expect(different).toEqual([])
})

it('the privacy page says where data has no end, and where it ends with the account', () => {
  const silent = [...documented].filter(([name, end]) => {
    const said = promised.get(name) ?? ''
    return (/\b(never|none)\b/.test(end) && !/without end/.test(said)) || (/\baccount\b/.test(end) && !/\baccount\b/.test(said))
  })
  expect(silent).toEqual([])
})
