import { afterEach, expect, it } from '@jest/globals'
import { sessionHint } from '@rostra/proto/http/session-hint'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fetchAsCaller } from '../../api/fetch-as-caller.ts'
import { followSignIns } from '../../data/accounts/follow-sign-ins.ts'
import { endedSession } from '../../data/accounts/session/ended-session.ts'
import { useLogOut } from '../../data/accounts/user.ts'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { user, userStatus } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { toastStore } from '../../lib/toast/toast.ts'
import { Shell } from './shell.tsx'

const setHint = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${sessionHint}=${value}`
}
afterEach(() => {
  cleanup()
  endedSession.leave(null)
  setHint('; max-age=0')
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
})

const signedOut = () => {
  setHint('; max-age=0')
  return refusal(401, 'Not signed in', { reason: 'UNAUTHENTICATED' })
}
const missing = () => {
  setHint('; max-age=0')
  return refusal(404, 'Conversation not found', { reason: 'CONVERSATION_NOT_FOUND' })
}

function LogOut() {
  const logOut = useLogOut()
  return (
    <button type="button" onClick={() => logOut.mutate()}>
      Leave
    </button>
  )
}

/** Opens a page with a draft and private content as ada, whose session ends elsewhere. */
function open(routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ 'GET /api/user': signedOut, 'GET /api/user/status': () => Response.json(userStatus), ...routes })
  const { client } = renderApp(
    <Shell>
      <h1>Ada’s secret plans</h1>
      <textarea aria-label="Draft" />
      <LogOut />
    </Shell>,
    user,
    { at: '/dashboard?tab=manage' },
  )
  followSignIns(client)
  fireEvent.change(screen.getByLabelText('Draft'), { target: { value: 'half a thought' } })
  return api
}
const ended = () => screen.findByRole('alertdialog', { name: 'Your session has ended' })
const isShown = () => screen.queryByRole('heading', { name: 'Ada’s secret plans' }) !== null

it('the next call of a page whose session ended elsewhere hides its content, and logging in as the same member shows it as it was left', async () => {
  const api = open({ 'POST /api/messages': missing })
  const refused = await act(() => fetchAsCaller('/api/messages', { method: 'POST' }))
  expect([refused.status, await refused.json()]).toEqual([401, expect.objectContaining({ reason: 'SESSION_ENDED' })])
  await ended()
  expect(isShown()).toBe(false)
  expect(screen.queryByRole('button', { name: 'Account of ada' })).toBeNull()
  api.on('POST /api/login', () => {
    setHint('1')
    return Response.json(user)
  })
  fireEvent.change(screen.getByLabelText('Password', { selector: 'input' }), { target: { value: 'Lovelace1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(isShown()).toBe(true)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Draft').value).toBe('half a thought')
})

it('a page that gets the focus asks whether its session goes on', async () => {
  const api = open()
  fireEvent.focus(window)
  await ended()
  expect(isShown()).toBe(false)
  expect(api.callsOf('GET /api/user')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Other ways to log in' }).getAttribute('href')).toBe(
    '/auth?tab=login&next=%2Fdashboard%3Ftab%3Dmanage',
  )
})

it.each([
  ['another member logs in', () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }))],
  ['the reader goes on without logging in', () => fireEvent.click(screen.getByRole('button', { name: 'Go on without logging in' }))],
])('what the page kept is gone once %s', async (_, goOn) => {
  open({
    'POST /api/login': () => {
      setHint('1')
      return Response.json({ ...user, id: 'u9', username: 'eve' })
    },
  })
  fireEvent.focus(window)
  await ended()
  fireEvent.change(screen.getByLabelText('Password', { selector: 'input' }), { target: { value: 'Lovelace1' } })
  goOn()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText<HTMLTextAreaElement>('Draft').value).toBe('')
})

it.each([
  [
    'another tab has signed in another member',
    () => {
      setHint('1')
      fireEvent.focus(window)
    },
  ],
  ['the member has logged out', () => fireEvent.click(screen.getByRole('button', { name: 'Leave' }))],
])('what the page kept is gone, and no login covers it, once %s', async (_, change) => {
  open({
    'GET /api/user': () => Response.json({ ...user, id: 'u9', username: 'eve' }),
    'POST /api/logout': () => Response.json({}),
  })
  change()
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Draft').value).toBe(''))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('a call that ends the session itself, as the link of an undone change does, keeps its own answer', async () => {
  open({ 'POST /api/confirm-email': missing })
  expect((await fetchAsCaller('/api/confirm-email', { method: 'POST' })).status).toBe(404)
  expect(isShown()).toBe(true)
})

it('a call that fails while the session goes on keeps its own answer', async () => {
  open({ 'POST /api/messages': () => refusal(404, 'Conversation not found', { reason: 'CONVERSATION_NOT_FOUND' }) })
  expect((await fetchAsCaller('/api/messages', { method: 'POST' })).status).toBe(404)
  expect(isShown()).toBe(true)
})
