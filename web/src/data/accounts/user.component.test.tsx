import { afterEach, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeApi, heldAnswer } from '../testing/fake-api.ts'
import { user, userStatus } from '../testing/fixtures.ts'
import { renderApp } from '../testing/render-app.tsx'
import { followSignIns } from './follow-sign-ins.ts'
import { endedSession } from './session/ended-session.ts'
import { tabDraftKey } from './session/tab-drafts.ts'
import { useUser, useUserStatus } from './user.ts'

const other = { ...user, id: 'u2', username: 'eve', messageCredits: 7, role: 'senator' as const }

const Status = () => {
  const { user } = useUser()
  const status = useUserStatus()
  return <output>{`${user?.username}: ${status?.messageCredits} ${status?.role}`}</output>
}
const shown = () => screen.getByRole('status').textContent

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

/** Shows the status of ada, whose tab another member signs in to elsewhere. */
async function changeMember() {
  const api = fakeApi({
    'GET /api/user': () => Response.json(other),
    'GET /api/user/status': () => Response.json(userStatus),
  })
  const { client } = renderApp(<Status />, user)
  await waitFor(() => expect(api.callsOf('GET /api/user/status')).toHaveLength(1))
  await waitFor(() => expect(shown()).toBe('ada: 100 citizen'))
  followSignIns(client)
  api.on('GET /api/user/status', heldAnswer().answer)
  await act(async () => void fireEvent.focus(window))
  await waitFor(() => expect(shown()).toContain('eve'))
}

it('the credits and the role of a member are not shown to the next one', async () => {
  await changeMember()
  expect(shown()).toBe('eve: 7 senator')
})

it('what a page kept of a member is gone when another tab has signed in another one', async () => {
  const before = endedSession.get().reader
  await changeMember()
  expect(endedSession.get()).toEqual({ user: null, reader: before + 1 })
})

it('what a guest has not sent is the member’s on a page that was rendered for the member', () => {
  fakeApi({ 'GET /api/user/status': () => Response.json(userStatus) })
  sessionStorage.setItem(tabDraftKey(null, 'chat.b1'), 'My question')
  followSignIns(renderApp(<Status />, user).client)
  expect({ ...sessionStorage }).toEqual({ [tabDraftKey(user.id, 'chat.b1')]: 'My question' })
})
