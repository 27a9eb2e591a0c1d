import { expect, it } from '@jest/globals'
import { dueWeek, summarizedPersonas, weekOf } from './week.ts'

it.each([
  ['2026-11-23T06:00:00.000Z', '2026-11-23'],
  ['2026-11-23T05:59:59.999Z', '2026-11-16'],
  ['2026-11-29T23:00:00.000Z', '2026-11-23'],
  ['2026-11-30T06:00:00.000Z', '2026-11-30'],
  ['1970-01-05T06:00:00.000Z', '1970-01-05'],
])('at %s the week of %s is due', (now, week) => {
  expect(dueWeek(Date.parse(now)).week).toBe(week)
})

it('a week tells of the seven days before its Monday at 06:00 UTC', () => {
  expect(weekOf('2026-11-23')).toEqual({
    week: '2026-11-23',
    since: new Date('2026-11-16T06:00:00Z'),
    until: new Date('2026-11-23T06:00:00Z'),
  })
})

it('a summary names 20 personas at most, those with the most new items first', () => {
  const personas = Array.from({ length: 30 }, (_, n) => ({ personaId: `p${n}`, personaName: '', reported: n, unanswered: 1 }))
  const named = summarizedPersonas(personas)
  expect([named.length, named[0]?.personaId, named[19]?.personaId]).toEqual([20, 'p29', 'p10'])
})
