import { afterEach, expect, it } from '@jest/globals'
import { cleanup, render, waitFor } from '@testing-library/react'
import { MarkdownText } from './markdown-text.tsx'

const answer = (text: string, pending = true) => (
  <>
    <MarkdownText text={text} typing={pending} pending={pending} />
  </>
)
const blocks = () => [...document.querySelectorAll('.prose > *')]

/** Shows a text that is being written, once the renderer is loaded. */
async function stream(text: string) {
  const { rerender } = render(answer(text))
  await waitFor(() => expect(document.querySelector('.prose .whitespace-pre-line')).toBeNull())
  return (next: string, pending = true) => rerender(answer(next, pending))
}

afterEach(cleanup)

it('finished blocks keep their elements, their selection and their place while an answer is written and at its end', async () => {
  const text = '## A\n\n- a\n- b\n\n```js\nbake()\n```\n\n| c |\n| - |\n| d |\n\nE **f** and [g](https://g.example).'
  const show = await stream('## A\n\n')
  const seen = new Map<number, Element>()
  for (let end = 6; end <= text.length; end++) {
    show(text.slice(0, end))
    // The last block may become another one.
    for (const [index, block] of blocks().slice(0, -1).entries()) expect(seen.get(index) ?? block).toBe(block)
    for (const [index, block] of blocks().entries()) seen.set(index, block)
  }
  const code = document.querySelector('pre code')?.firstChild
  if (!code) throw new Error('There is no code')
  document.getSelection()?.selectAllChildren(code)
  const before = blocks()
  show(text, false)
  expect(blocks()).toEqual(before)
  expect(blocks().map((block, index) => block === before[index])).toEqual([true, true, true, true, true])
  expect(document.getSelection()?.anchorNode).toBe(code)
})

it('the items and rows of a list or table that grows keep their elements', async () => {
  const show = await stream('- **a**\n- b')
  const [item] = document.querySelectorAll('li')
  show('- **a**\n- b\n- c\n\n| d |\n| - |\n| e |')
  const [row] = document.querySelectorAll('tbody tr')
  show('- **a**\n- b\n- c\n\n| d |\n| - |\n| e |\n| f |')
  expect(document.querySelectorAll('li')[0]).toBe(item)
  expect([...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual(['e', 'f'])
  expect(document.querySelectorAll('tbody tr')[0]).toBe(row)
})

it('an open mark is not shown while its text is written', async () => {
  const show = await stream('**a')
  const text = 'a **b** and `c` with [d](https://d.example)\n\n1. e'
  for (let end = 1; end <= text.length; end++) {
    show(text.slice(0, end))
    expect(document.querySelector('.prose')?.textContent).not.toMatch(/[*`[\]()#]|https/)
  }
})

it('a citation that is half written is held back, and is a button when it is complete', async () => {
  const show = await stream('**Rest**')
  show('**Rest** on Mondays [1')
  expect(document.querySelector('.prose')?.textContent).toBe('Rest on Mondays ')
  show('**Rest** on Mondays [1]')
  expect(document.querySelector('.prose button')?.textContent).toBe('1')
})

it('a link that is defined at the end is one when the answer is complete', async () => {
  const text = '**See** [docs][1].\n\nThen bake.\n\n[1]: https://a.example'
  const show = await stream(text.slice(0, 30))
  show(text, false)
  expect(document.querySelector('.prose a')?.getAttribute('href')).toBe('https://a.example')
})
