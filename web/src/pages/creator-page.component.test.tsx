import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import type { Creator, User } from '../api/schemas.ts'
import { fakeApi, refusal } from '../data/testing/fake-api.ts'
import { bot, user } from '../data/testing/fixtures.ts'
import { renderApp } from '../data/testing/render-app.tsx'
import { toastStore } from '../lib/toast/toast.ts'
import { CreatorPage } from './creator-page.tsx'

const page = 'GET /api/creators/grace'
const list = 'GET /api/followed-creators'
const follow = 'PUT /api/users/u2/followed'
const unfollow = 'DELETE /api/users/u2/followed'
const grace: Creator = {
  id: 'u2',
  username: 'grace',
  memberSince: '2026-03',
  followers: 1,
  conversationCount: 1_200,
  bots: [bot, { ...bot, id: 'b2', slug: 'max', name: 'Max' }],
}
const none = { creators: [], bots: [] }
const done = () => new Response(null, { status: 204 })

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
})

function open(routes: Parameters<typeof fakeApi>[0] = {}, as: User | null = null) {
  const api = fakeApi({
    [page]: () => Response.json(grace),
    [list]: () => Response.json(none),
    'GET /api/saved-personas': () => Response.json([]),
    ...routes,
  })
  renderApp(
    <Routes>
      <Route path="/creators/:username" element={<CreatorPage />} />
    </Routes>,
    as,
    { at: '/creators/grace' },
  )
  return api
}

/** Returns the button once it is known whom the member follows. */
async function readyButton() {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Follow', pressed: false })
  await waitFor(() => expect(button.disabled).toBe(false))
  return button
}

describe('the page of a creator', () => {
  it('has the name, the month of the registration, counts and the public personas', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: 'grace' })
    screen.getByText('Member since March 2026')
    screen.getByText('2 AI personas · 1.2k conversations · 1 follower')
    expect(screen.getByRole('link', { name: 'Start Chat with Max' }).getAttribute('href')).toBe('/persona/max')
    expect(document.title).toBe('grace · Rostra')
  })

  it('says what to do when there is no such creator', async () => {
    open({ [page]: () => refusal(404, 'Creator not found', { reason: 'CREATOR_NOT_FOUND' }) })
    await screen.findByRole('heading', { level: 1, name: 'There is no creator of this name' })
    expect(screen.getByRole('link', { name: 'See all personas' }).getAttribute('href')).toBe('/discover')
  })

  it('that fails to load can be loaded again', async () => {
    const api = open({ [page]: () => refusal(500, 'No') })
    const button = await screen.findByRole('button', { name: 'Try again' })
    api.on(page, () => Response.json(grace))
    fireEvent.click(button)
    await screen.findByRole('heading', { level: 1, name: 'grace' })
  })
})

describe('following a creator', () => {
  it('is shown at once, counted, and ended again', async () => {
    let followed = false
    const api = open(
      {
        [page]: () => Response.json({ ...grace, followers: followed ? 2 : 1 }),
        [list]: () =>
          Response.json(followed ? { creators: [{ id: 'u2', username: 'grace', followedAt: '2026-04-01T00:00:00Z' }], bots: [bot] } : none),
        [follow]: () => {
          followed = true
          return done()
        },
        [unfollow]: () => {
          followed = false
          return done()
        },
      },
      user,
    )
    fireEvent.click(await readyButton())
    await screen.findByRole('button', { name: 'Following', pressed: true })
    await screen.findByText(/2 followers$/)
    fireEvent.click(screen.getByRole('button', { name: 'Following' }))
    await waitFor(() => expect(api.callsOf(unfollow)).toHaveLength(1))
    await screen.findByText(/1 follower$/)
    screen.getByRole('button', { name: 'Follow', pressed: false })
  })

  it('that the server refuses is rolled back, with the reason', async () => {
    open({ [follow]: () => refusal(409, 'You follow 200 creators') }, user)
    fireEvent.click(await readyButton())
    await waitFor(() => expect(toastStore.list()[0]?.description).toBe('Failed to change whom you follow: You follow 200 creators'))
    screen.getByRole('button', { name: 'Follow', pressed: false })
  })

  it('asks a visitor to log in, who comes back to the page', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Log in to follow' })
    expect(link.getAttribute('href')).toBe('/auth?tab=login&next=%2Fcreators%2Fgrace')
  })

  it('is not offered on the own page', async () => {
    open({}, { ...user, id: 'u2', username: 'grace' })
    await screen.findByText('This is how others see you.')
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull()
  })
})
