import { afterEach, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '../../../data/testing/fake-api.ts'
import { user } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { SessionsSection } from './sessions-section.tsx'

afterEach(cleanup)

const at = '2025-04-15T00:00:00Z'
const session = (id: string, current = false) => ({ id, agent: 'Firefox on Linux', createdAt: at, lastSeenAt: at, current })

/** Opens the section of an account with three sessions. */
function open() {
  let sessions = [session('s1', true), session('s2'), session('s3')]
  const end = (id: string) => () => {
    sessions = sessions.filter((each) => each.id !== id)
    return new Response(null, { status: 204 })
  }
  fakeApi({
    'GET /api/user/sessions': () => Response.json(sessions),
    'DELETE /api/user/sessions/s2': end('s2'),
    'DELETE /api/user/sessions/s3': end('s3'),
  })
  renderApp(<SessionsSection user={user} />, user)
}

/** Presses a button, and waits until this many sessions are left. */
async function press(button: HTMLElement | undefined, left: number) {
  if (!button) throw new Error('expected a button')
  await userEvent.click(button)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(left))
}

const expectFocusInSection = () => {
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(screen.getByRole('list'))).toBe(true)
}

it('keeps the focus when a session is signed out', async () => {
  open()
  await press((await screen.findAllByRole('button', { name: /^Sign out .+/ }))[0], 2)
  expectFocusInSection()
})

it('keeps the focus when all others are signed out', async () => {
  open()
  await press(await screen.findByRole('button', { name: 'Sign out everywhere else' }), 1)
  expectFocusInSection()
})
