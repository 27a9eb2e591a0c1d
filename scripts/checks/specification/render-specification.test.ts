import { expect, it } from '@jest/globals'
import { renderSpecification } from './render-specification.ts'
import type { Statement } from './specification.ts'

const page = (...statements: Statement[]) => renderSpecification([{ title: 'The cart, in short', statements }])
const adds: Statement = { says: 'Adds.', from: 'core 2', shown: { 'web/src/cart.component.test.tsx': ['cart › adds', 'cart › counts'] } }

it('lists each area with the number of its rows', () => {
  expect(page(adds, adds)).toContain('- [The cart, in short](#the-cart-in-short): 2\n')
})

it('shows a statement with its section and a link to the file of its tests', () => {
  expect(page(adds)).toContain('| Adds. | core 2 | [cart](../web/src/cart.component.test.tsx): cart › adds; cart › counts |\n')
})

it('shows the tests of several files on lines of their own', () => {
  const shown = { 'e2e/a.test.ts': ['adds'], 'e2e/b.test.ts': ['keeps'] }
  expect(page({ ...adds, shown })).toContain('[a](../e2e/a.test.ts): adds<br>[b](../e2e/b.test.ts): keeps')
})

it('shows markup and column marks of a text as they are', () => {
  expect(page({ ...adds, says: "'<b>' | *x* `y` [z]\n{a}" })).toContain("| '\\<b\\>' \\| \\*x\\* \\`y\\` \\[z\\] {a} |")
})
