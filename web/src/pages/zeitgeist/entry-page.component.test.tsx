import { afterEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { bot } from '../../data/testing/fixtures.ts'
import { story } from '../../data/testing/newsroom-fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { zeitgeistEntry } from '../../data/testing/zeitgeist-fixtures.ts'
import { EntryPage } from './entry-page.tsx'

const get = 'GET /api/zeitgeist/e1'
const citing = 'GET /api/articles'

afterEach(cleanup)

function open(answer: () => Response, stories: unknown[] = []) {
  const api = fakeApi({ [get]: answer, [citing]: () => Response.json(stories), 'GET /api/bots/b1': () => Response.json(bot) })
  renderApp(
    <Routes>
      <Route path="/zeitgeist/:id" element={<EntryPage />} />
      <Route path="/zeitgeist" element={<h1>All entries</h1>} />
    </Routes>,
    null,
    { at: '/zeitgeist/e1' },
  )
  return api
}

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent

it('an entry has its text, its days, its persona and what wrote it', async () => {
  open(() => Response.json(zeitgeistEntry))
  expect(await heading()).toBe(zeitgeistEntry.title)
  expect(document.title).toBe(`${zeitgeistEntry.title} · Rostra`)
  const article = within(screen.getByRole('article', { name: zeitgeistEntry.title }))
  article.getByText(zeitgeistEntry.content)
  await article.findByRole('link', { name: /^Talk to/ })
  screen.getByText('Published March 10, 2026 · shown until March 24, 2026')
  screen.getByText('Written by AI · claude-sonnet-5-5')
  expect(screen.queryByRole('region', { name: 'Stories that cite this entry' })).toBeNull()
})

it('an entry leads to the stories that cite it', async () => {
  const api = open(() => Response.json(zeitgeistEntry), [story(2, '2026-03-11'), story(1, '2026-03-10')])
  const stories = within(await screen.findByRole('region', { name: 'Stories that cite this entry' }))
  expect(stories.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/singularity-bugle/story-2',
    '/singularity-bugle/story-1',
  ])
  expect(api.callsOf(citing).map(({ query }) => query)).toEqual([{ entry: 'e1', limit: '8' }])
})

it('an entry that has expired or was removed says so and leads to the zeitgeist', async () => {
  open(() => refusal(404, 'Gone', { reason: 'ENTRY_NOT_FOUND' }))
  expect(await heading()).toBe('This entry is no longer here')
  fireEvent.click(screen.getByRole('link', { name: 'See the Zeitgeist' }))
  expect(await heading()).toBe('All entries')
})

it('an entry that fails to load can be tried again', async () => {
  let answer = () => refusal(500, 'No')
  open(() => answer())
  expect(await heading()).toBe('Failed to load the entry')
  answer = () => Response.json(zeitgeistEntry)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('article', { name: zeitgeistEntry.title })).toBeTruthy()
})
