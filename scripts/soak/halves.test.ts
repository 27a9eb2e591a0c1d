import { expect, it } from '@jest/globals'
import { compareHalves, type Interval, isTooMuch } from './halves.ts'

const visits = (times: Record<string, number[]>) => Object.entries(times).flatMap(([kind, values]) => values.map((ms) => ({ kind, ms })))
const tooMuch = (changeAt: (index: number) => Partial<Interval>) => {
  const usual = {
    visits: visits({ send: [10, 20, 30], discussion: [1_000] }),
    cpuSeconds: 0.4,
    heapMb: { chat: 50, billing: 30 },
    residentMb: 900,
  }
  const intervals = Array.from({ length: 10 }, (_, index) => ({ ...usual, ...changeAt(index) }))
  return compareHalves(intervals).flatMap((drift) => (isTooMuch(drift) ? [drift.name] : []))
}
const sends = (send: number, discussion = 900) => ({ visits: visits({ send: [send], discussion: [discussion] }) })

it.each<[string, string[], (index: number) => Partial<Interval>]>([
  ['alike', [], () => ({})],
  ['of which the second is better', [], (index) => (index < 5 ? {} : { cpuSeconds: 0.2, residentMb: 700 })],
  ['with a p99 that is 6 % higher', ['p99 of a visit'], (index) => sends(index < 5 ? 100 : 106)],
  ['with slower discussions', [], (index) => sends(100, index < 5 ? 900 : 2_000)],
  ['with more CPU of a visit', ['CPU of a visit'], (index) => ({ cpuSeconds: index < 5 ? 0.4 : 0.43 })],
  ['with one heap that grows', ['heap of chat'], (index) => ({ heapMb: { chat: 50 + index, billing: 30 } })],
  ['with much memory in one interval', [], (index) => (index === 9 ? { residentMb: 2_000 } : {})],
  ['without visits', ['p99 of a visit', 'CPU of a visit'], () => ({ visits: [] })],
])('halves %s: too much is %j', (_, expected, changeAt) => {
  expect(tooMuch(changeAt)).toEqual(expected)
})
