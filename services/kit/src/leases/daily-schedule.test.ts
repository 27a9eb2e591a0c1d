import { expect, it } from '@jest/globals'
import { isDueDaily } from './daily-schedule.ts'

const at = (text: string) => Date.parse(`2026-03-${text}:00Z`)
const ended = (status: 'published' | 'failed', text: string, started = text) => ({
  status,
  startedAt: new Date(at(started)),
  endedAt: new Date(at(text)),
})

it.each([
  ['nothing was ever published', '02T10:00', null, true],
  ['the latest was published after the hour', '02T23:59', ended('published', '02T06:00'), false],
  ['the latest was published after the hour of the day before', '03T05:59', ended('published', '02T06:00'), false],
  ['the latest began before the hour and was published after it', '03T06:03', ended('published', '03T06:02', '03T05:59'), false],
  ['the hour has come since', '03T06:00', ended('published', '02T06:00'), true],
  ['one failed 9 minutes ago', '03T06:09', ended('failed', '03T06:00'), false],
  ['one failed 10 minutes ago', '03T06:10', ended('failed', '03T06:00'), true],
] as const)('when %s, whether a daily run is due is known', (_when, now, latest, due) => {
  expect(isDueDaily(at(now), 6, latest)).toBe(due)
})
