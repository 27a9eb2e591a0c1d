import { expect, it } from '@jest/globals'
import { linesByPackage } from './lines.ts'

it('separates the product of a commit from its tests, by package', () => {
  const counts = linesByPackage('HEAD')
  expect(counts.get('e2e')?.product).toBe(0)
  expect(counts.get('services/chat')?.product).toBeGreaterThan(counts.get('services/platform')?.product ?? 0)
  const packages = [...counts].filter(([name]) => name !== 'all').map(([, count]) => count)
  const total = (column: 'product' | 'tests') => packages.reduce((sum, count) => sum + count[column], 0)
  expect(counts.get('all')).toEqual({ product: total('product'), tests: total('tests') })
})
