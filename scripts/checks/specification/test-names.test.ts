import { expect, it } from '@jest/globals'
import { testNamesOf } from './test-names.ts'

const names = (text: string) => testNamesOf('some.test.ts', text)

it.each([
  ['a test', `it('works', () => {})`, ['works']],
  ['a test of Playwright', `test('works', async () => {})`, ['works']],
  ['a test of the browser tests of visitors', `visitorTest('works', async () => {})`, ['works']],
  ['a test in a group', `describe('cart', () => { it('works', () => {}) })`, ['cart › works']],
  ['a test in a group of Playwright', `test.describe('cart', () => { test('works', () => {}) })`, ['cart › works']],
  ['a test in groups', `describe('a', () => { describe('b', () => { it('works', () => {}) }) })`, ['a › b › works']],
  ['a table of tests', `it.each([[1, 2]])('adds %s', () => {})`, ['adds %s']],
  ['a table of groups', `describe.each([[1]])('cart %s', () => { it('works', () => {}) })`, ['cart %s › works']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a test
  ['a name with values', 'for (const page of pages) test(`opens ${page} as ${role}`, () => {})', ['opens … as …']],
  ['a test that may be left out', `(bus ? it : it.skip)('works', () => {})`, ['works']],
  ['a name that is joined', `it('works ' + 'well', () => {})`, ['works well']],
])('reads the name of %s', (_what, text, expected) => {
  expect(names(text)).toEqual(expected)
})

it('reads no name of other calls', () => {
  expect(names(`expect('x').toBe('y'); test.use({}); test.beforeEach(() => {}); edit('works', () => {})`)).toEqual([])
})

it('throws on text that is not TypeScript', () => {
  expect(() => names('it(')).toThrow('some.test.ts')
})
