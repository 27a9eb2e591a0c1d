import { afterEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { fakeApi, refusal } from '../data/testing/fake-api.ts'
import { bot } from '../data/testing/fixtures.ts'
import { renderApp } from '../data/testing/render-app.tsx'
import { DiscoverResults } from '../features/personas/discover/discover-results.tsx'

const query = { search: '', category: '', sort: 'popular', page: 1, limit: 24 } as const
const listRoutes = ['GET /api/bots/public/with-votes', 'GET /api/bots/public']

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const down = (status: number) => () => refusal(status, 'Down', { retryAfter: '2' })

/** Opens Discover with these answers for its list. */
function openDiscover(answer: () => Response) {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const api = fakeApi({
    ...Object.fromEntries(listRoutes.map((route) => [route, answer])),
    'GET /api/users/creators': () => Response.json({ u2: 'grace' }),
  })
  const answerWith = (next: () => Response) => {
    for (const route of listRoutes) api.on(route, next)
  }
  return { ...renderApp(<DiscoverResults query={query} />, null, { retries: true }), api, answerWith }
}

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

it.each([502, 503, 504])('a page that is refused with %s is read again, and shown once the product answers', async (status) => {
  const { answerWith } = openDiscover(down(status))
  await pass(4_000)
  expect(screen.queryByText('Failed to fetch bots')).toBeNull()
  answerWith(() => Response.json([bot]))
  await pass(6_000)
  screen.getByText('Livia')
})

it('a list on screen stays while it is read again', async () => {
  const { client, answerWith } = openDiscover(() => Response.json([bot]))
  await pass(100)
  screen.getByText('Livia')
  answerWith(down(503))
  act(() => void client.refetchQueries({ queryKey: ['bots'] }))
  await pass(4_000)
  screen.getByText('Livia')
  expect(screen.queryByText('This could not be refreshed.')).toBeNull()
  answerWith(() => Response.json([{ ...bot, name: 'Octavia' }]))
  await pass(6_000)
  screen.getByText('Octavia')
})

it('a page that stays unavailable fails after five attempts', async () => {
  const { api } = openDiscover(down(503))
  await pass(30_000)
  screen.getByText('Failed to fetch bots')
  expect(api.callsOf('GET /api/bots/public/with-votes')).toHaveLength(5)
})

it('a refusal for good is not repeated', async () => {
  const { api } = openDiscover(down(404))
  await pass(30_000)
  screen.getByText('Failed to fetch bots')
  expect(api.callsOf('GET /api/bots/public/with-votes')).toHaveLength(1)
})
