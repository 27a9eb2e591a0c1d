import { expect, it } from '@jest/globals'
import { announcementFor, counted, lengthOf, toneOf } from './counter.ts'

it('a description turns amber above 130 and red only beyond 150', () => {
  const tones = [0, 130, 131, 149, 150, 151].map((length) => toneOf(length, counted.description))
  expect(tones).toEqual(['plain', 'plain', 'warning', 'warning', 'warning', 'alarm'])
})

it('a role prompt turns red above 4,900, guidelines above their limit', () => {
  expect([4900, 4901, 5001].map((length) => toneOf(length, counted.rolePrompt))).toEqual(['plain', 'alarm', 'alarm'])
  expect([4900, 4901, 5000, 5001].map((length) => toneOf(length, counted.strictlyFollows))).toEqual([
    'plain',
    'warning',
    'warning',
    'alarm',
  ])
})

it('counts composed characters of the trimmed text', () => {
  expect(['', '  a b ', 'e\u0301', '🦉', 'a\n'].map(lengthOf)).toEqual([0, 3, 1, 2, 1])
})

it('is announced near the limit only, in steps of ten', () => {
  expect([100, 130, 131, 140, 141, 150, 152].map((length) => announcementFor(length, counted.description))).toEqual([
    null,
    null,
    { kind: 'left', count: 20 },
    { kind: 'left', count: 10 },
    { kind: 'left', count: 10 },
    { kind: 'full' },
    { kind: 'over', count: 2 },
  ])
})
