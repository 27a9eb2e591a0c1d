import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, waitFor } from '@testing-library/react'
import { MarkdownText } from './markdown-text.tsx'

/** Renders an answer and returns its element, once the renderer is loaded. */
async function show(text: string): Promise<HTMLElement> {
  render(<MarkdownText text={text} typing={false} />)
  await waitFor(() => expect(document.querySelector('.prose .whitespace-pre-line')).toBeNull())
  const prose = document.querySelector<HTMLElement>('.prose')
  if (!prose) throw new Error('There is no answer')
  return prose
}
const one = (prose: HTMLElement, selector: string) => {
  const found = prose.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector} in ${prose.innerHTML}`)
  return found
}

afterEach(cleanup)

describe('an answer shows what was written', () => {
  it('with single tildes as text', async () => {
    const prose = await show('**Brew** 1~3 minutes, rest 5~7')
    expect(prose.textContent).toBe('Brew 1~3 minutes, rest 5~7')
    expect(prose.querySelector('del')).toBeNull()
  })

  it('with generics and unknown HTML as the text that it is', async () => {
    const prose = await show('Use vector<int>, Map<string, List<T>>, vector<std::string> or <b>bold</b>.')
    expect(prose.textContent).toBe('Use vector<int>, Map<string, List<T>>, vector<std::string> or <b>bold</b>.')
  })

  it('with line breaks in the cells of a table', async () => {
    const cell = one(await show('| a |\n| - |\n| flour<br>water<br/>salt |'), 'td')
    expect(cell.innerHTML).toBe('flour<br>water<br>salt')
  })

  it('with superscript and subscript', async () => {
    expect(one(await show('x<sup>2</sup> and H<sub>2</sub>O'), 'p').innerHTML).toBe('x<sup>2</sup> and H<sub>2</sub>O')
  })

  it.each([
    ['Chinese', '**重要：**请先阅读', '重要：', '重要：请先阅读'],
    ['Japanese', 'これは**「大事」**です', '「大事」', 'これは「大事」です'],
  ])('with bold beside %s punctuation', async (_language, text, bold, all) => {
    const prose = await show(text)
    expect([one(prose, 'strong').textContent, prose.textContent]).toEqual([bold, all])
  })

  it('with a bare address that ends where the Chinese sentence goes on', async () => {
    const prose = await show('请看https://example.org/a。然后**继续**。')
    expect(one(prose, 'a').getAttribute('href')).toBe('https://example.org/a')
    expect([one(prose, 'strong').textContent, prose.textContent]).toEqual(['继续', '请看https://example.org/a。然后继续。'])
  })

  it('with the lines of a poem that has one bold word', async () => {
    const paragraph = one(await show('Roses are **red**,\nviolets are blue,\nsugar is sweet.'), 'p')
    expect(paragraph.innerHTML).toBe('Roses are <strong>red</strong>,<br>\nviolets are blue,<br>\nsugar is sweet.')
  })

  it('with the alternative text of an image, which links to it and loads nothing', async () => {
    const prose = await show('Look: ![A brown owl](https://pictures.example/owl.png)')
    expect(prose.querySelector('img')).toBeNull()
    const link = one(prose, 'a')
    expect([link.textContent, link.getAttribute('href')]).toEqual(['A brown owl', 'https://pictures.example/owl.png'])
  })

  it('with the mark of a footnote, which leads to the note and back', async () => {
    const prose = await show('Bread rises[^1].\n\n[^1]: Because of yeast.')
    const mark = one(prose, 'sup a')
    expect(mark.textContent).toBe('1')
    const note = one(prose, 'ol[aria-label="Footnotes"] li')
    expect(note.textContent).toBe('Because of yeast. ↩')
    expect(mark.getAttribute('href')).toBe(`#${note.id}`)
    expect(one(note, 'a').getAttribute('href')).toBe(`#${mark.id}`)
  })
})

it('footnotes of two answers have different ids', async () => {
  const text = 'a[^1]\n\n[^1]: b'
  await show(text)
  await show(text)
  await waitFor(() => expect(document.querySelectorAll('sup a')).toHaveLength(2))
  const ids = [...document.querySelectorAll('.prose [id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
})

it('each paragraph, heading, item and cell has the direction of its text, and code runs from left to right', async () => {
  const prose = await show('# שלום\n\nHello `שלום`\n\n- مرحبا\n- one\n\n| א |\n| - |\n| b |\n\n> שלום\n\n```\nשלום\n```')
  const directions = [...prose.querySelectorAll('[dir]')].map((node) => `${node.tagName.toLowerCase()} ${node.getAttribute('dir')}`)
  // The table takes the direction of its first cell, the quotation that of its first paragraph.
  expect(directions).toEqual(['h2 auto', 'p auto', 'code ltr', 'li auto', 'li auto', 'table auto', 'td auto', 'blockquote auto', 'pre ltr'])
})

it('a text without markup has the direction of each paragraph', () => {
  render(<MarkdownText text={'שלום\n\nHello'} typing={false} />)
  expect([...document.querySelectorAll('.prose p')].map((node) => node.getAttribute('dir'))).toEqual(['auto', 'auto'])
})

it('code and tables that scroll sideways can be reached by keyboard', async () => {
  const prose = await show('| a |\n| - |\n\n```\nb\n```')
  expect([...prose.querySelectorAll('[tabindex="0"]')].map(({ className, tagName }) => className || tagName)).toEqual([
    'table-frame',
    'PRE',
  ])
})
