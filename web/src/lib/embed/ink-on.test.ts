import { expect, it } from '@jest/globals'
import { inkOn } from './ink-on.ts'

it.each([
  ['#4f46e5', '#fff'],
  ['#0f766e', '#fff'],
  ['#000000', '#fff'],
  ['#ffffff', '#000'],
  ['#FDE047', '#000'],
  ['#8c86ff', '#000'],
])('on %p, %p is easier to see', (color, ink) => expect(inkOn(color)).toBe(ink))
