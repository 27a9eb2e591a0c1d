import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MarkdownText } from '../markdown-text.tsx'
import type { CitedPassage } from './citation.ts'

const handbook = { n: 1, title: 'Handbook.pdf', page: 3, heading: 'Training › Rest', excerpt: 'Rest on **Mondays**.' }
const prices = { n: 3, title: 'Prices', page: null, heading: '', excerpt: 'A plan costs $20.' }
const preface = { n: 4, title: 'Book.pdf', page: 6, pageLabel: 'iv', heading: '', excerpt: 'Why I wrote it.' }

const show = (text: string, { pending = false, passages = [handbook, prices] as readonly CitedPassage[] } = {}) => {
  const element = (isPending: boolean) => (
    <>
      <MarkdownText text={text} typing={isPending} passages={isPending ? [] : passages} pending={isPending} />
    </>
  )
  const { rerender } = render(element(pending))
  return { complete: () => rerender(element(false)) }
}
const chips = () => document.querySelectorAll<HTMLButtonElement>('.citation-chip')
const names = () => [...chips()].map((chip) => chip.getAttribute('aria-label'))

afterEach(cleanup)

describe('a citation', () => {
  it('is a button with the title and page of its source, only where the answer has one', async () => {
    show('Rest [1]. Pay [3], not [2] or [7].')
    await waitFor(() => expect(names()).toEqual(['Source 1: Handbook.pdf, page 3', 'Source 3: Prices']))
    expect(document.querySelector('.prose')?.textContent).toBe('Rest 1. Pay 3, not [2] or [7].')
  })

  it('names a page as its document does', async () => {
    show('So [4].', { passages: [preface] })
    await waitFor(() => expect(names()).toEqual(['Source 4: Book.pdf, page iv']))
    expect(screen.getByText('p. iv')).toBeTruthy()
    const [chip] = chips()
    if (!chip) throw new Error('There is no chip')
    await userEvent.click(chip)
    const dialog = within(await screen.findByRole('dialog', { name: 'Book.pdf' }))
    dialog.getByText('Source 4 of this answer, page iv')
  })

  it('is found in lists, tables, emphasis and beside another one, and not in code or links', async () => {
    show('- **Rest [1][3]**\n\n| a |\n| - |\n| b [1] |\n\n`x[1]` and [see [1]](https://example.org)\n\n```\ny[1]\n```')
    await waitFor(() => expect(chips()).toHaveLength(3))
    expect(document.querySelector('code')?.textContent).toBe('x[1]')
    expect(document.querySelector('pre')?.textContent).toBe('y[1]\n')
    expect(screen.getByRole('link').textContent).toBe('see [1]')
  })

  it('shows its passage as it was read, and takes the focus back', async () => {
    show('Rest [1].')
    await waitFor(() => expect(chips()).toHaveLength(1))
    const [chip] = chips()
    if (!chip) throw new Error('There is no chip')
    await userEvent.click(chip)
    const dialog = within(await screen.findByRole('dialog', { name: 'Handbook.pdf' }))
    dialog.getByText('Source 1 of this answer, page 3')
    dialog.getByText('Training › Rest')
    expect((await dialog.findByText('Mondays')).tagName).toBe('STRONG')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(chip)
  })

  it('is listed by its heading when another passage is of the same source', async () => {
    const passages = [
      { ...prices, n: 1, heading: 'Prices › What is free?' },
      { ...prices, n: 2, heading: 'Prices › What does a plan cost?' },
      { ...handbook, n: 3 },
    ]
    show('Free [1]. Paid [2]. Rest [3].', { passages })
    const list = within(await screen.findByRole('list', { name: 'Sources' }))
    const shown = list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    expect(shown).toEqual(['Source 1: What is free?', 'Source 2: What does a plan cost?', 'Source 3: Handbook.pdf, page 3'])
    list.getByText('What is free?')
  })

  it('is inert while the answer is being written, and the same button gets its passage at the end', async () => {
    const { complete } = show('Rest [1]. Not [2].', { pending: true })
    await waitFor(() => expect(chips()).toHaveLength(2))
    const [chip] = chips()
    expect(names()[0]).toBe('Source 1, available when the answer is complete')
    expect(chip?.getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByText('Sources')).toBeNull()
    complete()
    expect(names()).toEqual(['Source 1: Handbook.pdf, page 3'])
    expect(chips()[0]).toBe(chip)
    expect(chip?.getAttribute('aria-disabled')).toBe('false')
  })
})

it('the sources are listed below the answer, and open their passages', async () => {
  show('Rest [1]. Pay [3].')
  const list = within(await screen.findByRole('list', { name: 'Sources' }))
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['1Handbook.pdfp. 3', '3Prices'])
  await userEvent.click(list.getByRole('button', { name: 'Source 3: Prices' }))
  within(await screen.findByRole('dialog', { name: 'Prices' })).getByText('A plan costs $20.')
})

it('an answer without citations shows neither buttons nor sources', () => {
  show('An array a[1] of text.', { passages: [] })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText('Sources')).toBeNull()
})
