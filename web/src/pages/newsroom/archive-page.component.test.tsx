import { afterEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refusal } from '../../data/testing/fake-api.ts'
import { story } from '../../data/testing/newsroom-fixtures.ts'
import { closeNewsroom, openNewsroom } from './newsroom-harness.tsx'

const search = 'GET /api/articles/archive'
const page = (count: number, total = count) => ({
  [search]: () => Response.json({ articles: Array.from({ length: count }, (_, number) => story(number, '2026-03-10')), total }),
})

afterEach(closeNewsroom)

const address = () => screen.getByLabelText('Address').textContent
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shown = (text: string) => screen.findByText(text)

describe('the archive', () => {
  it('asks for 18 stories, and shows each as a card that leads to the story and back', async () => {
    const api = openNewsroom('/archive', page(18, 41))
    await shown('Showing 1 to 18 of 41 articles')
    expect(screen.getAllByRole('article')).toHaveLength(18)
    expect(api.callsOf(search).map(({ query }) => query)).toEqual([{ page: '1', limit: '18' }])
    expect(screen.getByRole('link', { name: 'Story 3' }).getAttribute('href')).toBe('/singularity-bugle/story-3?from=archive')
    expect(document.title).toBe('Archive · Rostra')
  })

  it('shows the beginnings of stories without the marks of Markdown', async () => {
    const article = story(0, '2026-03-10', { paragraphs: [{ text: '> **Night** [trains](https://example.org)', sources: [1] }] })
    openNewsroom('/archive', { [search]: () => Response.json({ articles: [article], total: 1 }) })
    await shown('Night trains')
  })

  it('applies its filters together, and keeps them in the address', async () => {
    const api = openNewsroom('/archive?page=2', page(18, 41))
    await shown('Showing 19 to 36 of 41 articles')
    fill('Search', ' Night trains ')
    fill('Author', 'Gemma Future Trends')
    fill('Date from', '2026-01-01')
    fill('Date to', '2026-03-01')
    expect(api.callsOf(search)).toHaveLength(1)
    press('Apply Filters')
    expect(address()).toBe('/archive?search=Night+trains&author=Gemma+Future+Trends&dateFrom=2026-01-01&dateTo=2026-03-01')
    await waitFor(() => expect(api.callsOf(search)).toHaveLength(2))
    expect(api.callsOf(search).at(-1)?.query).toEqual({
      search: 'Night trains',
      author: 'Gemma Future Trends',
      dateFrom: '2026-01-01',
      dateTo: '2026-03-01',
      page: '1',
      limit: '18',
    })
    expect(field('Search').value).toBe('Night trains')
    press('Reset')
    expect(address()).toBe('/archive')
    expect(field('Search').value).toBe('')
  })

  it('keeps the focus at the filters, and Reset empties also what was not applied', async () => {
    openNewsroom('/archive', page(18, 41))
    await shown('Showing 1 to 18 of 41 articles')
    await userEvent.type(field('Search'), 'trains')
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect([field('Search').value, address()]).toEqual(['', '/archive'])
    await userEvent.type(field('Search'), 'trains{Enter}')
    expect(address()).toBe('/archive?search=trains')
    expect(document.activeElement).toBe(field('Search'))
    for (const [name, to] of [
      ['Apply Filters', '/archive?search=trains&dateTo=2026-03-01'],
      ['Reset', '/archive'],
    ] as const) {
      fill('Date to', '2026-03-01')
      const button = screen.getByRole('button', { name })
      await userEvent.click(button)
      expect(address()).toBe(to)
      expect(document.activeElement).toBe(button)
    }
    expect([field('Search').value, field('Date to').value]).toEqual(['', ''])
  })

  it('reads its filters from the address', async () => {
    const api = openNewsroom('/archive?search=tea&author=Deeps+Data+Analysis&dateTo=2026-03-01', page(1))
    await shown('Showing 1 to 1 of 1 article')
    expect([field('Search').value, field('Author').value, field('Date to').value]).toEqual(['tea', 'Deeps Data Analysis', '2026-03-01'])
    expect(api.callsOf(search)[0]?.query).toMatchObject({ search: 'tea', author: 'Deeps Data Analysis', dateTo: '2026-03-01' })
  })

  it('has at most five buttons for pages, which keep the filters', async () => {
    openNewsroom('/archive?search=tea&page=4', page(18, 130))
    await shown('Showing 55 to 72 of 130 articles')
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    const numbers = pages.getAllByRole('link', { name: /^Page \d$/ })
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['2', '3', '4', '5', '6'])
    expect(pages.getByRole('link', { name: 'Page 4' }).getAttribute('aria-current')).toBe('page')
    expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/archive?search=tea&page=5')
    fireEvent.click(pages.getByRole('link', { name: 'Previous' }))
    expect(address()).toBe('/archive?search=tea&page=3')
    closeNewsroom()
    openNewsroom('/archive?page=8', page(4, 130))
    await shown('Showing 127 to 130 of 130 articles')
    expect(within(screen.getByRole('navigation', { name: 'Pages' })).queryByRole('link', { name: 'Next' })).toBeNull()
  })
})

it('keeps the focus at the last page, which has no next one', async () => {
  openNewsroom('/archive?page=7', page(18, 130))
  const next = await screen.findByRole('link', { name: 'Next' })
  next.focus()
  fireEvent.click(next)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Next' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('navigation', { name: 'Pages' }))
})

describe('filters that make no sense', () => {
  it.each([
    ['dateFrom=2026-02-30', 'Date from', '‘2026-02-30’ is not a date. Use a day such as 2026-03-31.'],
    ['dateTo=%3Cb%3E', 'Date to', '‘<b>’ is not a date. Use a day such as 2026-03-31.'],
    ['dateFrom=2026-03-02&dateTo=2026-03-01', 'Date to', 'The last day is before the first.'],
    [`search=${'x'.repeat(201)}`, 'Search', 'Use at most 200 characters.'],
  ])('of the address %s are explained at the field and not sent', async (query, name, text) => {
    const api = openNewsroom(`/archive?${query}`, page(1))
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    screen.getByText('Check the filters')
    expect(api.callsOf(search)).toEqual([])
  })

  it('of the form get the focus, and are sent once they are right', async () => {
    const api = openNewsroom('/archive', page(1))
    await shown('Showing 1 to 1 of 1 article')
    fill('Date from', '2026-03-02')
    fill('Date to', '2026-03-01')
    press('Apply Filters')
    screen.getByText('The last day is before the first.')
    expect(document.activeElement).toBe(field('Date to'))
    expect(address()).toBe('/archive')
    fill('Date to', '2026-03-02')
    press('Apply Filters')
    await waitFor(() => expect(api.callsOf(search)).toHaveLength(2))
    expect(address()).toBe('/archive?dateFrom=2026-03-02&dateTo=2026-03-02')
  })

  it('of an author or a page that does not exist are left out', async () => {
    const api = openNewsroom('/archive?author=Nobody&page=0', page(1))
    await shown('Showing 1 to 1 of 1 article')
    expect(api.callsOf(search).map(({ query }) => query)).toEqual([{ page: '1', limit: '18' }])
  })
})

describe('an archive without results', () => {
  it('says that no articles were found, and offers to reset the filters', async () => {
    openNewsroom('/archive?search=zzz', page(0))
    await screen.findByRole('heading', { name: 'No articles found' })
    expect(screen.getByRole('link', { name: 'Reset' }).getAttribute('href')).toBe('/archive')
  })

  it('leaves the focus to the results, and the filters empty, once they are reset', async () => {
    const api = openNewsroom('/archive?search=zzz', page(0))
    await screen.findByRole('heading', { name: 'No articles found' })
    api.on(search, page(3)[search])
    await userEvent.click(screen.getByRole('link', { name: 'Reset' }))
    await shown('Showing 1 to 3 of 3 articles')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /3/ }))
    expect(field('Search').value).toBe('')
  })

  it('says when there is none at all', async () => {
    openNewsroom('/archive', page(0))
    await shown('Stories appear here once they are published.')
  })

  it('says that it could not be loaded, and loads again', async () => {
    const api = openNewsroom('/archive', { [search]: () => refusal(500, 'No') })
    await screen.findByRole('heading', { name: 'Error loading archive articles' })
    screen.getByText('Failed to fetch archive')
    api.on(search, page(3)[search])
    press('Retry')
    await shown('Showing 1 to 3 of 3 articles')
  })
})
