import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import type { Bot } from '../../api/schemas.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { writeGuestCircle } from '../../data/experts/guest-circle.ts'
import { fakeApi, heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { bot, user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { toastStore } from '../../lib/toast/toast.ts'
import { CirclePage } from './circle-page.tsx'

const named = (id: string, name: string): Bot => ({ ...bot, id, slug: id, name })
const [livia, max, ada, bo, cleo, dio] = ['Livia', 'Max', 'Ada', 'Bo', 'Cleo', 'Dio'].map((name) => named(name.toLowerCase(), name)) as [
  Bot,
  Bot,
  Bot,
  Bot,
  Bot,
  Bot,
]
const everyone = [livia, max, ada, bo, cleo, dio]

const circleOf = (bots: Bot[], headers: Record<string, string> = {}) =>
  Response.json(
    bots.map((each, position) => ({ botId: each.id, position, addedAt: bot.createdAt, bot: each })),
    { headers: { 'X-Credits-Per-Expert': '2', ...headers } },
  )

function fakeExperts(circle: Bot[], headers?: Record<string, string>) {
  let state = { bots: circle, headers }
  const found = (id: unknown) => everyone.filter((each) => each.id === id)
  const change = (bots: Bot[]) => {
    state = { bots, headers: undefined }
  }
  return fakeApi({
    'GET /api/circle-of-experts': () => circleOf(state.bots, state.headers),
    'POST /api/circle-of-experts': ({ body }) => {
      change([...state.bots, ...found(body?.botId)])
      return Response.json({}, { status: 201 })
    },
    'PUT /api/circle-of-experts': ({ body }) => {
      change(((body?.botIds ?? []) as string[]).flatMap(found))
      return circleOf(state.bots)
    },
    'GET /api/bots/public': () => Response.json(everyone, { headers: { 'X-Total-Count': String(everyone.length) } }),
    'GET /api/bots/public/categories': () => Response.json([{ category: 'Education', count: 6 }]),
    ...Object.fromEntries(everyone.map((each) => [`GET /api/bots/${each.id}`, () => Response.json(each)])),
    ...Object.fromEntries(
      everyone.map(({ id }) => [
        `DELETE /api/circle-of-experts/${id}`,
        () => {
          change(state.bots.filter((each) => each.id !== id))
          return new Response(null, { status: 204 })
        },
      ]),
    ),
  })
}

const open = (account: typeof user | null = user) =>
  renderApp(
    <>
      <CirclePage />
      <Toaster />
    </>,
    account,
  )

/** The names of the filled places, in order. */
const inCircle = () =>
  within(screen.getByRole('list', { name: /^Your circle/ }))
    .queryAllByRole('button', { name: /^Remove/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''))
const add = (name: string) => userEvent.click(screen.getByRole('button', { name: `Add ${name}` }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

describe('a member’s circle', () => {
  it('shows an added expert at once, and removes it again when that fails', async () => {
    const { on } = fakeExperts([livia])
    const { answer, release } = heldAnswer()
    on('POST /api/circle-of-experts', answer)
    open()
    await waitFor(() => expect(inCircle()).toEqual(['Livia']))
    await add('Max')
    expect(inCircle()).toEqual(['Livia', 'Max'])
    release(refusal(409, 'Your circle is full', { reason: 'CIRCLE_FULL' }))
    await screen.findByText('Failed to add expert to circle')
    expect(inCircle()).toEqual(['Livia'])
  })

  it('moves the focus to the place that becomes free', async () => {
    fakeExperts([livia, max])
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Max' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an expert at place 2' })))
  })

  it('says for 3 seconds that an expert was added or removed, and undoes a removal', async () => {
    const { callsOf } = fakeExperts([livia, max, ada])
    open()
    await waitFor(() => expect(inCircle()).toHaveLength(3))
    await userEvent.click(screen.getByRole('button', { name: 'Remove Max' }))
    await screen.findByText('Expert removed from your circle!')
    expect(toastStore.list()).toMatchObject([{ duration: 3_000 }])
    expect(inCircle()).toEqual(['Livia', 'Ada'])
    // fireEvent, because jsdom lacks the pointer API that a toast uses.
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Expert added to your circle!')
    expect(toastStore.list()).toMatchObject([{ duration: 3_000 }])
    expect(inCircle()).toEqual(['Livia', 'Max', 'Ada'])
    expect(callsOf('PUT /api/circle-of-experts')).toMatchObject([{ body: { botIds: ['livia', 'max', 'ada'] } }])
  })

  it('sends the changes that wait for others when the page is left, and none of them twice', async () => {
    const { on, callsOf } = fakeExperts([])
    const { answer, release } = heldAnswer()
    on('POST /api/circle-of-experts', answer)
    open()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Livia' }).getAttribute('aria-disabled')).toBe('false'))
    for (const name of ['Livia', 'Max', 'Ada']) await add(name)
    const sent = () => callsOf('POST /api/circle-of-experts').map(({ body }) => body?.botId)
    expect([inCircle(), sent()]).toEqual([['Livia', 'Max', 'Ada'], ['livia']])
    dispatchEvent(new Event('pagehide'))
    expect(sent()).toEqual(['livia', 'max', 'ada'])
    on('GET /api/circle-of-experts', () => circleOf([livia, max, ada]))
    release(Response.json({}, { status: 201 }))
    await waitFor(() => expect(callsOf('GET /api/circle-of-experts').length).toBeGreaterThan(1))
    expect([inCircle(), sent()]).toEqual([
      ['Livia', 'Max', 'Ada'],
      ['livia', 'max', 'ada'],
    ])
  })

  it('keeps an expert whose removal failed', async () => {
    const { on } = fakeExperts([livia, max])
    on('DELETE /api/circle-of-experts/livia', () => refusal(503, 'Try again'))
    open()
    await waitFor(() => expect(inCircle()).toHaveLength(2))
    await userEvent.click(screen.getByRole('button', { name: 'Remove Livia' }))
    await screen.findByText('Failed to remove expert from circle')
    expect(inCircle()).toEqual(['Livia', 'Max'])
  })

  it('moves an expert one place on without dragging', async () => {
    const { callsOf } = fakeExperts([livia, max, ada])
    open()
    await waitFor(() => expect(inCircle()).toHaveLength(3))
    await userEvent.click(screen.getByRole('button', { name: 'Move Livia' }))
    await screen.findByText('Livia is now at place 2.')
    expect(inCircle()).toEqual(['Max', 'Livia', 'Ada'])
    expect(callsOf('PUT /api/circle-of-experts')).toMatchObject([{ body: { botIds: ['max', 'livia', 'ada'] } }])
  })

  it('refuses a sixth expert', async () => {
    const { callsOf } = fakeExperts([livia, max, ada, bo, cleo])
    open()
    await waitFor(() => expect(inCircle()).toHaveLength(5))
    expect(screen.getByRole('button', { name: 'Add Dio' }).getAttribute('aria-disabled')).toBe('true')
    await add('Dio')
    expect(callsOf('POST /api/circle-of-experts')).toEqual([])
    screen.getByText('A discussion costs 10 credits')
  })

  it('asks for more experts below two, and moves the focus to the search', async () => {
    fakeExperts([livia])
    open()
    await screen.findByText('A discussion costs 2 credits for each expert')
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 more' }))
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search experts' }))
  })

  it('names the personas that left the circle, until it is changed', async () => {
    fakeExperts([livia], { 'X-Left-Circle': encodeURIComponent(JSON.stringify(['Zoë'])) })
    open()
    await screen.findByText('Zoë is no longer available and has left your circle.')
    await add('Max')
    await waitFor(() => expect(screen.queryByText(/has left your circle/)).toBeNull())
  })

  it('that cannot be loaded shows why, and can be retried', async () => {
    const { on } = fakeExperts([livia])
    on('GET /api/circle-of-experts', () => refusal(500, 'Broken'))
    open()
    await screen.findByRole('heading', { name: 'Failed to load your circle' })
    on('GET /api/circle-of-experts', () => circleOf([livia]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(inCircle()).toEqual(['Livia']))
  })
})

it('a member who starts a chat is taken to the discussions after 1.5 seconds', async () => {
  fakeExperts([livia, max])
  renderApp(
    <Routes>
      <Route path="/" element={<CirclePage />} />
      <Route path="/expert-discussion" element="Discussions" />
    </Routes>,
    user,
  )
  const start = await screen.findByRole('button', { name: 'Start Chat' })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  fireEvent.click(start)
  await act(() => jest.advanceTimersByTimeAsync(1_400))
  expect(screen.queryByText('Discussions')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(200))
  screen.getByText('Discussions')
})

describe('a guest’s circle', () => {
  it('is kept in the browser', async () => {
    const { callsOf } = fakeExperts([])
    open(null)
    await waitFor(() => expect(inCircle()).toEqual([]))
    await add('Livia')
    await add('Max')
    await waitFor(() => expect(JSON.parse(localStorage.getItem('rostra.circle') ?? '[]')).toHaveLength(2))
    cleanup()
    open(null)
    await waitFor(() => expect(inCircle()).toEqual(['Livia', 'Max']))
    expect(callsOf('GET /api/circle-of-experts')).toEqual([])
  })

  it('loses a persona that does not exist any more, and says so', async () => {
    writeGuestCircle([max, livia])
    fakeExperts([]).on('GET /api/bots/max', () => refusal(404, 'Bot not found'))
    open(null)
    await screen.findByText('Max is no longer available and has left your circle.')
    expect(inCircle()).toEqual(['Livia'])
    expect(JSON.parse(localStorage.getItem('rostra.circle') ?? '[]')).toMatchObject([{ id: 'livia' }])
  })

  it('that starts a chat opens the invitation to sign up', async () => {
    writeGuestCircle([livia, max])
    fakeExperts([])
    open(null)
    const start = await screen.findByRole('button', { name: 'Start Chat' })
    await userEvent.click(start)
    screen.getByRole('alertdialog', { name: 'Sign up for a Free Account' })
    expect(screen.getByRole('link', { name: 'Sign Up for Free' }).getAttribute('href')).toBe('/auth?tab=register&next=%2Fcircle-of-experts')
    await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement).toBe(start)
  })
})

describe('the available experts', () => {
  it('are filtered by search and category, with counts, and cleared at once', async () => {
    const { callsOf } = fakeExperts([])
    open()
    await screen.findByText('Showing 6 of 6 experts')
    screen.getByRole('option', { name: 'All Categories (6)' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Education (6)')
    expect(screen.getByRole<HTMLInputElement>('searchbox').maxLength).toBe(200)
    await userEvent.type(screen.getByRole('searchbox'), 'run{Enter}')
    await waitFor(() => expect(callsOf('GET /api/bots/public').at(-1)?.query).toMatchObject({ search: 'run', category: 'Education' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull())
  })

  it('are fetched page by page', async () => {
    const { on, callsOf } = fakeExperts([])
    const page = ({ query }: { query: Record<string, string> }) => {
      const from = (Number(query.page) - 1) * 24
      const bots = Array.from({ length: 24 }, (_, index) => named(`p${from + index}`, `Persona ${from + index}`)).slice(0, 30 - from)
      return Response.json(bots, { headers: { 'X-Total-Count': '30' } })
    }
    on('GET /api/bots/public', page)
    open()
    await screen.findByText('Showing 24 of 30 experts')
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByText('Showing 30 of 30 experts')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(callsOf('GET /api/bots/public').map(({ query }) => query.page)).toEqual(['1', '2'])
  })
})
