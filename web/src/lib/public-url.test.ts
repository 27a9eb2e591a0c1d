import { afterEach, expect, it } from '@jest/globals'
import { personaLink } from './navigation/paths.ts'
import { setPublicUrl } from './public-url.ts'

const browser = globalThis as { document?: unknown; window?: unknown }

/** Simulates a page at this origin with this content of its public-url tag; null for no tag. */
function openPage(origin: string, content: string | null) {
  browser.window = { location: { origin } }
  browser.document = {
    querySelector: (selector: string) => (selector === 'meta[name="public-url"]' && content !== null ? { content } : null),
  }
}

afterEach(() => {
  delete browser.document
  delete browser.window
  setPublicUrl('')
})

it.each([
  ['https://rostra.example', 'https://rostra.example/persona/max'],
  ['https://rostra.example/', 'https://rostra.example/persona/max'],
  ['https://example.org/rostra', 'https://example.org/rostra/persona/max'],
])('a link begins with %s, not with the origin of the page', (url, link) => {
  openPage('http://10.0.0.7:3000', url)
  expect(personaLink('max')).toBe(link)
})

it.each([null, ''])('a link begins with the origin of the page when the tag is %p', (content) => {
  openPage('http://localhost:5173', content)
  expect(personaLink('max')).toBe('http://localhost:5173/persona/max')
})

it('a link that the server renders begins with the URL that it is given', () => {
  setPublicUrl('https://rostra.example')
  expect(personaLink('max')).toBe('https://rostra.example/persona/max')
})
