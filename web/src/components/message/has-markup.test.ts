import { describe, expect, it } from '@jest/globals'
import { hasMarkup } from './has-markup.ts'

describe('detecting Markdown', () => {
  it.each([
    'Good day. What brings you here?',
    'Well-known: 3 - 2 = 1 (or 50 %)!',
    'Two\n\nparagraphs',
    "It's #1",
    'US$5 to US$10',
    '$5 and $6',
    '5 $ et 10 $',
  ])('finds none in %p', (text) => {
    expect(hasMarkup(text)).toBe(false)
  })

  it.each([
    '**bold**',
    '- one\n- two',
    'Steps:\n1. go',
    '# Title',
    '> said',
    'a | b',
    'see https://x.test',
    '`code`',
    'x\n---',
    '[a](b)',
    '&amp;',
    '&#35;',
    'Title\n=',
    'HTTPS://x.test',
    'write to a@b.example',
    'where $x$ is 1',
    '$$ x $$',
  ])('finds it in %p', (text) => {
    expect(hasMarkup(text)).toBe(true)
  })
})
