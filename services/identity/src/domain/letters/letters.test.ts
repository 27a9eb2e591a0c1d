import { describe, expect, it } from '@jest/globals'
import { codeLetter } from './code-letter.ts'
import { emailChangedLetter } from './email-changed-letter.ts'
import type { Letter } from './letter.ts'
import { passwordChangedLetter } from './password-changed-letter.ts'
import { resetLetter } from './reset-letter.ts'

const url = 'https://rostra.example/reset-password/a-token'
const letters: [string, Letter][] = [
  ['a code', codeLetter('ada', '012345')],
  ['a link', resetLetter('ada', url)],
  ['a change of address', emailChangedLetter('ada', url)],
  ['a change of password', passwordChangedLetter('ada', url)],
]

describe.each(letters)('the letter with %s', (_name, { subject, text, html }) => {
  it('names the product and the person, in text and HTML alike', () => {
    expect(subject).toContain('Rostra')
    for (const body of [text, html]) expect(body).toContain('Hello ada,')
    expect(text).not.toMatch(/[<>]/)
  })

  it('fetches nothing and lays nothing out in tables', () => {
    expect(html).not.toMatch(/<table|<img|<script|src=|@import|url\(/)
    expect(html).toContain('prefers-color-scheme: dark')
  })
})

describe('what a letter is about', () => {
  it('stands in its body, a code never in its subject', () => {
    const { subject, text, html } = codeLetter('ada', '012345')
    expect(subject).not.toMatch(/\d/)
    for (const body of [text, html]) expect(body).toContain('012345')
  })

  it('is linked, and written out where links are not shown', () => {
    const { text, html } = resetLetter('ada', url)
    expect(text).toContain(`\n${url}\n`)
    expect(html).toContain(`<a href="${url}">${url}</a>`)
  })

  it('is text, whatever it holds', () => {
    const { html } = codeLetter('<b>"&\'', '<i>')
    expect(html).toContain('Hello &#60;b&#62;&#34;&#38;&#39;,')
    expect(html).not.toContain('<i>')
  })
})
