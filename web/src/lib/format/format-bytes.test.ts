import { expect, it } from '@jest/globals'
import { formatBytes } from './format-bytes.ts'

it('formats sizes in decimal units', () => {
  expect([0, 999, 1_000, 48_700, 1_500_000, 20_000_000].map(formatBytes)).toEqual(['0 B', '999 B', '1 kB', '49 kB', '1.5 MB', '20.0 MB'])
})
