import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { User } from '../../api/schemas.ts'
import { followPush } from '../../data/accounts/push/follow-push.ts'
import { endedSession } from '../../data/accounts/session/ended-session.ts'
import { userQuery, useSwitchUser } from '../../data/accounts/user.ts'
import { createQueryClient } from '../../data/client/query-client.ts'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { NotificationSection } from './notification-section.tsx'

let permission: NotificationPermission = 'default'
let answer: NotificationPermission = 'granted'
const request = jest.fn(async () => {
  permission = answer
  return permission
})
const fake = {
  get permission() {
    return permission
  },
  requestPermission: request,
}

beforeEach(() => {
  permission = 'default'
  answer = 'granted'
  request.mockClear()
  localStorage.clear()
  Object.defineProperty(window, 'Notification', { value: fake, configurable: true })
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, 'Notification')
})

const show = () => renderApp(<NotificationSection user={user} />, user)
const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Notify me when an answer is ready' })
const press = () => act(async () => void fireEvent.click(control()))

it('asks for the permission on a click only, and keeps the choice in this browser', async () => {
  show()
  expect([control().checked, request.mock.calls.length]).toEqual([false, 0])
  await press()
  expect([control().checked, request.mock.calls.length]).toEqual([true, 1])
  cleanup()
  show()
  expect(control().checked).toBe(true)
  await press()
  expect([control().checked, request.mock.calls.length]).toEqual([false, 1])
})

it('says what to do once the browser blocks them, until they are allowed', async () => {
  answer = 'denied'
  show()
  await press()
  expect([control().checked, control().disabled]).toEqual([false, true])
  screen.getByText(/Your browser blocks notifications/)
  permission = 'granted'
  fireEvent.focus(window)
  expect(control().disabled).toBe(false)
  expect(screen.queryByText(/Your browser blocks notifications/)).toBeNull()
})

/** Gives the page a service worker whose registration subscribes to pushes. */
function fakePush() {
  let current: object | null = null
  const endpoint = 'https://push.example/a'
  const keys = { p256dh: 'p', auth: 'a' }
  const pushManager = {
    getSubscription: async () => current,
    subscribe: jest.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array; userVisibleOnly: boolean }) => {
      const unsubscribe = async () => {
        current = null
        return true
      }
      current = {
        endpoint,
        options: { applicationServerKey: applicationServerKey.buffer },
        unsubscribe,
        toJSON: () => ({ endpoint, keys }),
      }
      return current
    }),
  }
  const registration = { pushManager }
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true })
  return { subscribe: pushManager.subscribe, subscription: { endpoint, keys } }
}
const noPush = () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'PushManager')
}
const offered = { 'GET /api/user/push': () => Response.json({ publicKey: 'AQID' }) }
const done = () => new Response(null, { status: 204 })

function LogIn() {
  const switchUser = useSwitchUser()
  return (
    <button type="button" onClick={() => void switchUser({ ...user })}>
      Log in
    </button>
  )
}

describe('where the server pushes', () => {
  afterEach(noPush)

  it('also subscribes this browser, and ends that when it is turned off', async () => {
    const { subscribe, subscription } = fakePush()
    const api = fakeApi({ ...offered, 'PUT /api/user/push': done, 'DELETE /api/user/push': done })
    show()
    await screen.findByText(/also with Rostra closed/)
    expect(subscribe).not.toHaveBeenCalled()
    await press()
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: Uint8Array.of(1, 2, 3) })
    expect(api.callsOf('PUT /api/user/push').map(({ body }) => body)).toEqual([subscription])
    await press()
    expect(api.callsOf('DELETE /api/user/push').map(({ body }) => body)).toEqual([{ endpoint: subscription.endpoint }])
    expect(control().checked).toBe(false)
  })

  it('says that this browser is told only while a page is open when it cannot be subscribed', async () => {
    fakePush()
    fakeApi({ ...offered, 'PUT /api/user/push': () => refusal(503, 'Away') })
    show()
    await screen.findByText(/also with Rostra closed/)
    await press()
    await screen.findByText(/only while Rostra is open/)
    expect(control().checked).toBe(true)
  })

  it('subscribes to nothing where the server has no key', async () => {
    const { subscribe } = fakePush()
    const api = fakeApi({ 'GET /api/user/push': () => Response.json({ publicKey: null }) })
    show()
    await waitFor(() => expect(api.callsOf('GET /api/user/push')).toHaveLength(1))
    await press()
    expect([control().checked, subscribe.mock.calls.length]).toEqual([true, 0])
    screen.getByText(/While Rostra is open in another tab/)
  })

  it('is renewed for a member who wants it, after a sign-in too, and for no other', async () => {
    const { subscription } = fakePush()
    const api = fakeApi({ ...offered, 'PUT /api/user/push': done })
    permission = 'granted'
    localStorage.setItem('rostra.notifications', user.id)
    const client = createQueryClient({ retries: false })
    followPush(client)
    const signIn = (member: User | null) => client.setQueryData(userQuery.queryKey, member)
    signIn({ ...user, id: 'another' })
    signIn(user)
    await waitFor(() => expect(api.callsOf('PUT /api/user/push')).toHaveLength(1))
    signIn({ ...user })
    signIn(null)
    signIn(user)
    await waitFor(() => expect(api.callsOf('PUT /api/user/push').map(({ body }) => body)).toEqual([subscription, subscription]))
  })

  it('is renewed after a login on the cover of an ended session, and not before', async () => {
    fakePush()
    const api = fakeApi({ ...offered, 'PUT /api/user/push': done, 'GET /api/user': () => Response.json(user) })
    permission = 'granted'
    localStorage.setItem('rostra.notifications', user.id)
    const { client } = renderApp(<LogIn />, user)
    followPush(client)
    const refetch = () => act(() => client.fetchQuery({ ...userQuery, staleTime: 0 }))
    const renewals = () => api.callsOf('PUT /api/user/push').length
    await refetch()
    await waitFor(() => expect(renewals()).toBe(1))
    api.on('GET /api/user', () => refusal(401, 'Ended'))
    await refetch()
    await refetch()
    expect([endedSession.get().user?.id, renewals()]).toEqual([user.id, 1])
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(renewals()).toBe(2))
  })
})

it('says that a browser has none', () => {
  Reflect.deleteProperty(window, 'Notification')
  show()
  expect(control().disabled).toBe(true)
  screen.getByText(/This browser shows no notifications of websites/)
})
