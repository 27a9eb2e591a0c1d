import { afterEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { story } from '../../data/testing/newsroom-fixtures.ts'
import { admin, closeNewsroom, openNewsroom } from './newsroom-harness.tsx'

const list = 'GET /api/articles'
const generate = 'POST /api/articles/generate-daily'
const path = '/singularity-bugle'
const now = Date.parse('2026-03-10T18:00:00Z')
const today = [story(0, '2026-03-10'), story(1, '2026-03-10', { modelId: 'offline', offline: true }), story(2, '2026-03-10')]
const earlier = [story(3, '2026-03-09'), story(4, '2026-03-08')]
const all = [...today, ...earlier]
const answer = (stories: unknown) => ({ [list]: () => Response.json(stories) })

afterEach(closeNewsroom)

const region = (name: string) => within(screen.getByRole('region', { name }))
const titlesOf = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

describe('the front page', () => {
  it('asks for the 20 latest stories', async () => {
    const api = openNewsroom(path, answer(all), { now })
    await screen.findByRole('region', { name: 'Today’s Edition' })
    expect(api.callsOf(list).map(({ query }) => query)).toEqual([{ limit: '20' }])
  })

  it('has the masthead, the date line and four journalists with their roles', async () => {
    openNewsroom(path, answer(all), { now })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Singularity Bugle')
    screen.getByText('Tuesday, March 10, 2026')
    const journalists = region('Our journalists').getAllByRole('listitem')
    expect(journalists.map(({ textContent }) => textContent)).toEqual(
      ['Claudeus Philosophy Desk', 'Geeps Tech Solutions', 'Gemma Future Trends', 'Deeps Data Analysis'].map((name) =>
        expect.stringContaining(name),
      ),
    )
    await waitFor(() => expect(screen.getAllByText('3 stories')).toHaveLength(2))
    expect(document.title).toBe('The Singularity Bugle · Rostra')
    expect(screen.getByRole('link', { name: 'RSS feed' }).getAttribute('href')).toBe('/singularity-bugle/feed.xml')
  })

  it('shows the newest story of today in full, the others by their beginning, and earlier ones by their headline', async () => {
    openNewsroom(path, answer(all), { now })
    await screen.findByRole('region', { name: 'Today’s Edition' })
    expect(titlesOf('Today’s Edition')).toEqual(['Story 0', 'Story 1', 'Story 2'])
    const edition = region('Today’s Edition')
    edition.getByText('Last of 0.')
    edition.getByText('First of 1.')
    expect(edition.queryByText('Last of 1.')).toBeNull()
    expect(titlesOf('From the Archives')).toEqual(['Story 3', 'Story 4'])
    expect(screen.getByRole('link', { name: 'All stories in the archive' }).getAttribute('href')).toBe('/archive')
    expect(screen.getByRole('link', { name: 'Story 3' }).getAttribute('href')).toBe('/singularity-bugle/story-3')
  })

  it('leads with the newest edition and its date when no story is of today', async () => {
    const earlier = [story(0, '2026-03-09'), story(1, '2026-03-09'), story(2, '2026-03-05')]
    openNewsroom(path, answer(earlier), { now })
    await screen.findByRole('region', { name: 'The latest edition, Monday, March 9, 2026' })
    expect(titlesOf('The latest edition, Monday, March 9, 2026')).toEqual(['Story 0', 'Story 1'])
    region('The latest edition, Monday, March 9, 2026').getByText('Last of 0.')
    screen.getByRole('heading', { name: 'PRESS ROOM EMPTY' })
    expect(titlesOf('From the Archives')).toEqual(['Story 2'])
  })

  it('shows Markdown of the first story below its headline, and the beginnings of others without marks', async () => {
    const marked = (number: number) =>
      story(number, '2026-03-10', { paragraphs: [{ text: `## Part\n\n- *Item* of ${number} in $x^2$`, sources: [1] }] })
    openNewsroom(path, answer([marked(0), marked(1)]), { now })
    const edition = within(await screen.findByRole('region', { name: 'Today’s Edition' }))
    await edition.findByRole('heading', { level: 4, name: 'Part' })
    expect((await edition.findByText('Item')).tagName).toBe('EM')
    edition.getByText('Part Item of 1 in x^2')
    expect(edition.queryByRole('link', { name: /^Source/ })).toBeNull()
  })

  it('says of each story that an AI wrote it, with its model, and when the built-in one did', async () => {
    openNewsroom(path, answer(all), { now })
    const [lead, second] = await screen.findAllByRole('article')
    if (!lead || !second) throw new Error('expected two stories')
    within(lead).getByText('Written by AI · claude-sonnet-5-5')
    within(second).getByText('Written by AI · Offline model')
  })

  it.each([
    ['Pacific/Auckland', ['Story 0'], ['Story 1', 'Story 2']],
    ['America/Los_Angeles', ['Story 0', 'Story 1'], ['Story 2']],
  ] as const)('counts today by the calendar of a reader in %s', async (timeZone, ofToday, before) => {
    // In Auckland midnight was an hour ago; in Los Angeles it is 5 in the morning.
    const stories = ['2026-03-10T11:30:00Z', '2026-03-10T10:30:00Z', '2026-03-10T06:59:00Z'].map((publishedAt, index) => ({
      ...story(index, '2026-03-10'),
      publishedAt,
    }))
    openNewsroom(path, answer(stories), { now: Date.parse('2026-03-10T12:00:00Z'), timeZone })
    await screen.findByRole('region', { name: 'Today’s Edition' })
    expect([titlesOf('Today’s Edition'), titlesOf('From the Archives')]).toEqual([ofToday, before])
  })

  it('says that its stories could not be loaded, and loads them again', async () => {
    const api = openNewsroom(path, { [list]: () => refusal(500, 'No') }, { now })
    await screen.findByRole('heading', { name: 'Failed to load articles. Please try again.' })
    expect(screen.queryByRole('region', { name: 'PRESS ROOM EMPTY' })).toBeNull()
    api.on(list, () => Response.json(all))
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('region', { name: 'Today’s Edition' })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('without a story of today', () => {
  it.each([
    ['a visitor', null],
    ['a citizen', user],
    ['an orator', { ...user, role: 'orator' }],
  ] as const)('%s sees an empty press room above the archives, and no button', async (_who, as) => {
    openNewsroom(path, answer(earlier), { now, as })
    await screen.findByRole('heading', { name: 'PRESS ROOM EMPTY' })
    expect(titlesOf('From the Archives')).toEqual(['Story 4'])
    expect(screen.queryByRole('button', { name: /START THE PRESSES|Generate|Delete/ })).toBeNull()
  })

  it('an admin starts the presses for all four authors, once, and reads the edition', async () => {
    const api = openNewsroom(path, answer(earlier), { now, as: admin })
    const edition = heldAnswer()
    api.on(generate, edition.answer)
    fireEvent.click(await screen.findByRole('button', { name: 'START THE PRESSES' }))
    const running = await screen.findAllByRole('button', { name: 'The presses are running…' })
    for (const button of running) fireEvent.click(button)
    expect(screen.getAllByText(/^The authors gather their material/)).not.toEqual([])
    expect(api.callsOf(generate).map(({ body }) => body)).toEqual([{ authorTopics: {} }])
    api.on(list, () => Response.json(all))
    edition.release(Response.json({ articles: today, skipped: [], notes: [] }))
    await screen.findByText('3 stories published.')
    await screen.findByRole('region', { name: 'Today’s Edition' })
    expect(screen.queryByRole('heading', { name: 'PRESS ROOM EMPTY' })).toBeNull()
  })

  it('an edition that was started goes on while the page is left', async () => {
    const api = openNewsroom(path, answer([]), { now, as: admin })
    const edition = heldAnswer()
    api.on(generate, edition.answer)
    fireEvent.click(await screen.findByRole('button', { name: 'START THE PRESSES' }))
    await screen.findAllByRole('button', { name: 'The presses are running…' })
    fireEvent.click(screen.getByRole('link', { name: 'Leave' }))
    edition.release(Response.json({ articles: today, skipped: [], notes: [] }))
    await screen.findByText('The edition is out')
    fireEvent.click(screen.getByRole('link', { name: 'Back' }))
    const outcome = within(await screen.findByRole('region', { name: 'Last edition' }))
    expect(outcome.getByRole('link', { name: 'Story 0' }).getAttribute('href')).toBe('/singularity-bugle/story-0')
  })
})

describe('the press room of an admin', () => {
  const topicOf = (author: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Topic for ${author}` })
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Generate today’s edition' }))

  it('sends the topics that are not blank, and says who was skipped and why', async () => {
    const api = openNewsroom(path, answer(all), { now, as: admin })
    const skipped = [{ author: 'Gemma Future Trends', reason: 'Has written today’s story already.' }]
    api.on(generate, () => Response.json({ articles: [], skipped, notes: [] }))
    fireEvent.change(await topicOf('Gemma Future Trends'), { target: { value: '  Night trains ' } })
    fireEvent.change(await topicOf('Geeps Tech Solutions'), { target: { value: '   ' } })
    submit()
    await screen.findByText('0 stories published, 1 author skipped.')
    expect(api.callsOf(generate).map(({ body }) => body)).toEqual([{ authorTopics: { 'Gemma Future Trends': 'Night trains' } }])
    const outcome = within(await screen.findByRole('region', { name: 'Last edition' }))
    expect(outcome.getByText('Gemma Future Trends').nextSibling?.textContent).toBe('Has written today’s story already.')
    expect((await topicOf('Gemma Future Trends')).value).toBe('')
  })

  it('says when a topic was left out of a story', async () => {
    const api = openNewsroom(path, answer(all), { now, as: admin })
    const notes = [{ author: 'Claudeus Philosophy Desk', text: 'The topic cannot be printed and was left out.' }]
    api.on(generate, () => Response.json({ articles: [today[0]], skipped: [], notes }))
    fireEvent.change(await topicOf('Claudeus Philosophy Desk'), { target: { value: 'John Smith' } })
    submit()
    const outcome = within(await screen.findByRole('region', { name: 'Last edition' }))
    outcome.getByText('The topic cannot be printed and was left out.')
  })

  it.each([
    [409, 'EDITION_RUNNING', 'The edition failed'],
    [503, 'EDITION_FAILED', 'The edition failed'],
    [403, 'PRESS_NOT_ALLOWED', 'Permission Denied'],
  ] as const)('keeps the topics after a refusal with %i %s, and says why', async (status, reason, title) => {
    openNewsroom(path, { ...answer(all), [generate]: () => refusal(status, 'Not now.', { reason }) }, { now, as: admin })
    fireEvent.change(await topicOf('Deeps Data Analysis'), { target: { value: 'Bread' } })
    submit()
    await screen.findByText(title)
    screen.getByText('Not now.')
    expect((await topicOf('Deeps Data Analysis')).value).toBe('Bread')
  })

  it('is not there for others', async () => {
    openNewsroom(path, answer(all), { now, as: user })
    await screen.findByRole('region', { name: 'Today’s Edition' })
    expect(screen.queryByRole('heading', { name: 'Press room' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
  })
})

describe('deleting a story', () => {
  const remove = 'DELETE /api/articles/a1'
  const button = () => screen.findByRole('button', { name: 'Delete ‘Story 1’' })

  it('is offered on every story, and asks first', async () => {
    const api = openNewsroom(path, answer(all), { now, as: admin })
    await button()
    expect(screen.getAllByRole('button', { name: /^Delete ‘/ })).toHaveLength(5)
    fireEvent.click(await button())
    const dialog = within(await screen.findByRole('alertdialog'))
    dialog.getByText('Are you sure you want to delete this article? This action cannot be undone.')
    fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    await waitFor(async () => expect(document.activeElement).toBe(await button()))
    expect(api.callsOf(remove)).toEqual([])
  })

  it('removes the story and says that its author may write again', async () => {
    const api = openNewsroom(path, { ...answer(all), [remove]: () => new Response(null, { status: 204 }) }, { now, as: admin })
    fireEvent.click(await button())
    api.on(list, () => Response.json(all.filter(({ id }) => id !== 'a1')))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete article' }))
    await screen.findByText('Its author may write another story for that day.')
    await waitFor(() => expect(titlesOf('Today’s Edition')).toEqual(['Story 0', 'Story 2']))
  })

  it('of an earlier day removes the story, for whose day no other is written', async () => {
    openNewsroom(path, { ...answer(all), 'DELETE /api/articles/a3': () => new Response(null, { status: 204 }) }, { now, as: admin })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete ‘Story 3’' }))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete article' }))
    await screen.findByText('Article deleted')
    expect(screen.queryByText(/may write another story/)).toBeNull()
  })

  it.each([
    ['another story', 1, 'Today’s Edition'],
    ['the lead story', 0, 'Today’s Edition'],
    ['a story of the archives', 3, 'From the Archives'],
  ])('leaves the focus of %s to the list where it was', async (_what, number, name) => {
    const api = openNewsroom(
      path,
      { ...answer(all), [`DELETE /api/articles/a${number}`]: () => new Response(null, { status: 204 }) },
      { now, as: admin },
    )
    await userEvent.click(await screen.findByRole('button', { name: `Delete ‘Story ${number}’` }))
    const left = heldAnswer()
    api.on(list, left.answer)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete article' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    left.release(Response.json(all.filter(({ id }) => id !== `a${number}`)))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name })))
    expect(screen.queryByText(`Story ${number}`)).toBeNull()
  })

  it('of the only story leaves the focus to the page', async () => {
    const api = openNewsroom(path, { ...answer(all.slice(1, 2)), [remove]: () => new Response(null, { status: 204 }) }, { now, as: admin })
    await userEvent.click(await button())
    api.on(list, () => Response.json([]))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete article' }))
    await screen.findByText('PRESS ROOM EMPTY')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).not.toBe(document.body)
  })

  it('that fails keeps the story and the question, with the reason', async () => {
    openNewsroom(path, { ...answer(all), [remove]: () => refusal(503, 'Newsroom is away.') }, { now, as: admin })
    fireEvent.click(await button())
    const dialog = within(await screen.findByRole('alertdialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Delete article' }))
    await screen.findByText('Newsroom is away.')
    dialog.getByRole('button', { name: 'Delete article' })
  })
})
