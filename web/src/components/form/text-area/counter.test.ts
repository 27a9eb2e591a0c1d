import { expect, it } from '@jest/globals'
import { announcementFor, lengthOf } from './counter.ts'

const limits = { max: 150, warnAbove: 130, alarmFrom: 150 }

it('counts composed characters of the trimmed text', () => {
  expect(['', '  a b ', 'e\u0301', '🦉', 'a\n'].map(lengthOf)).toEqual([0, 3, 1, 2, 1])
})

it('is announced near the limit only, in steps of ten', () => {
  expect([100, 130, 131, 140, 141, 150, 152].map((length) => announcementFor(length, limits))).toEqual([
    null,
    null,
    { kind: 'left', count: 20 },
    { kind: 'left', count: 10 },
    { kind: 'left', count: 10 },
    { kind: 'full' },
    { kind: 'over', count: 2 },
  ])
})
