import { afterEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { story } from '../../data/testing/newsroom-fixtures.ts'
import { admin, closeNewsroom, openNewsroom } from './newsroom-harness.tsx'

const article = story(0, '2026-03-10')
const list = 'GET /api/articles'
const get = 'GET /api/articles/story-0'
const remove = 'DELETE /api/articles/a0'
const path = '/singularity-bugle/story-0'
const served = { [get]: () => Response.json(article) }

afterEach(closeNewsroom)

const address = () => screen.getByLabelText('Address').textContent
const heading = () => screen.findByRole('heading', { level: 1 })

describe('a story', () => {
  it('has its text, its take-aways, its author and that an AI wrote it', async () => {
    openNewsroom(path, served)
    expect((await heading()).textContent).toBe('Story 0')
    expect(document.title).toBe('Story 0 · Rostra')
    const text = within(screen.getByRole('article'))
    text.getByText('Claudeus Philosophy Desk')
    text.getByText('March 10, 2026')
    text.getByText('Written by AI · claude-sonnet-5-5')
    const takeaways = within(screen.getByRole('region', { name: 'KEY TAKEAWAYS' })).getAllByRole('listitem')
    expect(takeaways.map(({ textContent }) => textContent)).toEqual(['Take-away of 0', 'Another one'])
  })

  it('has marks that lead to its sources, which link to what can still be read', async () => {
    openNewsroom(path, served)
    await heading()
    expect(screen.getAllByRole('link', { name: /^Source \d$/ }).map((mark) => mark.getAttribute('href'))).toEqual([
      '#source-1',
      '#source-1',
      '#source-2',
    ])
    const sources = within(screen.getByRole('region', { name: 'Sources' }))
    expect(sources.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sleeping through the night', '/zeitgeist/e1'],
      ['The long evening', '/singularity-bugle/the-long-evening'],
    ])
    sources.getByText('Sleep')
  })

  it('leads to the zeitgeist for an entry whose id is not known', async () => {
    const sources = article.sources.map((source) => ({ ...source, entryId: null }))
    openNewsroom(path, { [get]: () => Response.json({ ...article, sources }) })
    expect((await screen.findByRole('link', { name: 'Sleeping through the night' })).getAttribute('href')).toBe('/zeitgeist')
  })

  it('leads on to the next older story with its beginning, and from the oldest to the newest', async () => {
    const latest = [story(2, '2026-03-11'), article, story(1, '2026-03-09', { paragraphs: [{ text: '**Begins** here.', sources: [1] }] })]
    const next = async () => within(await screen.findByRole('navigation', { name: 'Next story' }))
    const api = openNewsroom(path, { ...served, 'GET /api/articles': () => Response.json(latest) })
    expect((await next()).getByRole('link').getAttribute('href')).toBe('/singularity-bugle/story-1')
    ;(await next()).getByText('Begins here.')
    expect(api.callsOf('GET /api/articles/archive')).toEqual([])
    closeNewsroom()
    openNewsroom(path, { ...served, 'GET /api/articles': () => Response.json([story(2, '2026-03-11'), article]) })
    expect((await next()).getByRole('link').getAttribute('href')).toBe('/singularity-bugle/story-2')
  })

  it('leads on to the story before it by the archive when it is not among the latest, or the last of these', async () => {
    const archive = 'GET /api/articles/archive'
    const newest = story(2, '2026-03-20')
    for (const latest of [[newest], [newest, article]]) {
      const articles = [story(3, '2026-03-10', { publishedAt: '2026-03-10T13:00:00.000Z' }), article, story(1, '2026-03-02')]
      const held = heldAnswer()
      const api = openNewsroom(path, { ...served, [list]: () => Response.json(latest), [archive]: held.answer })
      await waitFor(() =>
        expect(api.callsOf(archive).map(({ query }) => query)).toEqual([{ dateTo: '2026-03-10', page: '1', limit: '18' }]),
      )
      expect(screen.queryByRole('navigation', { name: 'Next story' })).toBeNull()
      held.release(Response.json({ articles, total: 3 }))
      const next = within(await screen.findByRole('navigation', { name: 'Next story' }))
      expect(next.getByRole('link').getAttribute('href')).toBe('/singularity-bugle/story-1')
      closeNewsroom()
    }
  })

  it('shows Markdown as answers do, with the marks of its sources in the text', async () => {
    const text = '## الليل\n\n- أرق\n- [light](https://example.org/light)\n\n### Dose\n\nAbout $E = mc^2$, **twice**.'
    const marked = {
      ...article,
      paragraphs: [
        { text, sources: [2] },
        { text: '```\ncode\n```', sources: [1] },
      ],
      listSection: ['Rest **counts**'],
    }
    openNewsroom(path, { [get]: () => Response.json(marked) })
    const story = within(await screen.findByRole('article', { name: 'Story 0' }))
    expect((await story.findByRole('heading', { level: 2, name: 'الليل' })).dir).toBe('auto')
    story.getByRole('heading', { level: 3, name: 'Dose' })
    const light = story.getByRole('link', { name: /^light/ })
    expect([light.getAttribute('href'), light.getAttribute('target')]).toEqual(['https://example.org/light', '_blank'])
    expect(light.closest('ul')?.textContent).toMatch(/^\s*أرق\s*light/)
    await waitFor(() => expect(document.querySelector('.newsprint .katex, .newsprint .formula-source')).not.toBeNull())
    const paragraph = story.getByText('twice').closest('p')
    expect(paragraph?.querySelector('a')?.getAttribute('href')).toBe('#source-2')
    expect(story.getAllByRole('link', { name: /^Source \d$/ }).map((mark) => mark.getAttribute('href'))).toEqual(['#source-2', '#source-1'])
    expect(document.querySelector('.newsprint pre')?.textContent).not.toContain('[1]')
    expect((await story.findByText('counts')).tagName).toBe('STRONG')
  })

  it('shows HTML and scripts as text', async () => {
    const hostile = '<img src=x onerror=alert(1)> [link](javascript:alert(1))'
    const marked = { ...article, title: hostile, paragraphs: [{ text: hostile, sources: [1] }], listSection: [hostile] }
    openNewsroom(path, { [get]: () => Response.json(marked) })
    expect((await heading()).textContent).toBe(hostile)
    const isShown = (text: string) => text.includes('<img src=x onerror=alert(1)> link')
    await waitFor(() => expect(screen.getAllByText(isShown)).toHaveLength(2))
    expect(document.querySelector('article img[src="x"], a[href^="javascript"]')).toBeNull()
  })

  it('leads back to the newspaper, or to the results of the archive that it was found in', async () => {
    openNewsroom(path, served)
    await heading()
    expect(screen.getByRole('link', { name: 'Back to The Singularity Bugle' }).getAttribute('href')).toBe('/singularity-bugle')
    closeNewsroom()
    openNewsroom(`${path}?from=archive&search=sleep&page=2`, served)
    await heading()
    expect(screen.getByRole('link', { name: 'Back to Archive' }).getAttribute('href')).toBe('/archive?search=sleep&page=2')
  })

  it('that does not exist is not found, with the way to the newspaper', async () => {
    openNewsroom(path, { [get]: () => refusal(404, 'No', { reason: 'ARTICLE_NOT_FOUND' }) })
    expect((await heading()).textContent).toBe('Story not found')
    expect(screen.getByRole('link', { name: 'Back to The Singularity Bugle' }).getAttribute('href')).toBe('/singularity-bugle')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('that fails to load says so, and is loaded again', async () => {
    const api = openNewsroom(path, { [get]: () => refusal(500, 'No') })
    expect((await heading()).textContent).toBe('Failed to load the story')
    api.on(get, () => Response.json(article))
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('heading', { level: 1, name: 'Story 0' })
  })
})

describe('deleting the story', () => {
  const askFirst = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete ‘Story 0’' }))
    return within(await screen.findByRole('alertdialog'))
  }

  it('is offered to admins only', async () => {
    for (const as of [null, user, { ...user, role: 'orator' as const }]) {
      openNewsroom(path, served, { as })
      await heading()
      expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
      closeNewsroom()
    }
  })

  it('asks first, and leads to the newspaper', async () => {
    const api = openNewsroom(path, { ...served, [remove]: () => new Response(null, { status: 204 }) }, { as: admin })
    const dialog = await askFirst()
    dialog.getByText('Are you sure you want to delete this article? This action cannot be undone.')
    expect(api.callsOf(remove)).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Delete article' }))
    await screen.findByText('Article deleted')
    await waitFor(() => expect(address()).toBe('/singularity-bugle'))
  })

  it('leaves an admin who has gone to another page there', async () => {
    const held = heldAnswer()
    openNewsroom(path, { ...served, [remove]: held.answer }, { as: admin })
    const dialog = await askFirst()
    fireEvent.click(dialog.getByRole('button', { name: 'Delete article' }))
    fireEvent.click(screen.getByText('Leave'))
    held.release(new Response(null, { status: 204 }))
    await screen.findByText('Article deleted')
    expect(address()).toBe('/')
  })

  it('leads back to the archive when the story was found there, also when it is gone already', async () => {
    openNewsroom(
      `${path}?from=archive&page=2`,
      { ...served, [remove]: () => refusal(404, 'No', { reason: 'ARTICLE_NOT_FOUND' }) },
      { as: admin },
    )
    const dialog = await askFirst()
    fireEvent.click(dialog.getByRole('button', { name: 'Delete article' }))
    await waitFor(() => expect(address()).toBe('/archive?page=2'))
  })

  it('that fails keeps the story, with the reason', async () => {
    openNewsroom(path, { ...served, [remove]: () => refusal(503, 'Newsroom is away.') }, { as: admin })
    const dialog = await askFirst()
    fireEvent.click(dialog.getByRole('button', { name: 'Delete article' }))
    await screen.findByText('Newsroom is away.')
    expect(address()).toBe(path)
  })
})
