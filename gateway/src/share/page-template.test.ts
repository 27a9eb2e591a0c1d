import { expect, it } from '@jest/globals'
import { pageTemplate } from './page-template.ts'

it('puts tags where the title was, whatever they hold, and takes the description out', () => {
  const page = pageTemplate('<head><title>Old</title>\n  <meta name="description" content="Old" />\n  <link></head>')
  expect(page('<title>$& $1</title>')).toBe('<head><title>$& $1</title>\n  <link></head>')
  expect(page('')).toBe('<head>\n  <link></head>')
})

it('refuses a page without a title', () => {
  expect(() => pageTemplate('<html></html>')).toThrow('WEB_DIST: index.html has no title')
})
