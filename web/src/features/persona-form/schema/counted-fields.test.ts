import { expect, it } from '@jest/globals'
import { toneOf } from '../../../components/form/text-area/counter.ts'
import { counted } from './counted-fields.ts'

it('a description turns amber above 130 and red at 150', () => {
  const tones = [0, 130, 131, 149, 150, 151].map((length) => toneOf(length, counted.description))
  expect(tones).toEqual(['plain', 'plain', 'warning', 'warning', 'alarm', 'alarm'])
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
