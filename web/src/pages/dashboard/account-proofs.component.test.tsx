import { afterEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useUser } from '../../data/accounts/user.ts'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { user, userStatus } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { EmailSection } from '../../features/account/credentials/email-section.tsx'
import { DeleteSection } from '../../features/account/privacy/delete-section.tsx'

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

function OwnEmail() {
  const { user } = useUser()
  return user && <EmailSection user={user} />
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement

it('a new address is saved with the password and waits for its confirmation', async () => {
  const api = fakeApi({ 'PUT /api/user/profile': () => Response.json({ ...user, pendingEmail: 'new@example.org' }) })
  renderApp(<EmailSection user={user} />, user)
  expect(screen.queryByLabelText('Your password')).toBeNull()
  type('Email', 'new@example.org')
  expect(button('Update email').disabled).toBe(true)
  type('Your password', 'Engine1843')
  fireEvent.click(button('Update email'))
  await waitFor(() => expect(api.callsOf('PUT /api/user/profile')).toHaveLength(1))
  expect(api.callsOf('PUT /api/user/profile')[0]?.body).toEqual({ email: 'new@example.org', password: 'Engine1843' })
  await waitFor(() => expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe(user.email))
})

it('an address that waits is named, with what to do', () => {
  fakeApi({})
  renderApp(<EmailSection user={{ ...user, pendingEmail: 'new@example.org' }} />, user)
  expect(screen.getByRole('status').textContent).toContain('A link was sent to new@example.org. Open it within 24 hours.')
})

it('an address that is not confirmed is said to be so, and the link is sent again on request', async () => {
  const unconfirmed = { ...user, emailConfirmedAt: null }
  const api = fakeApi({ 'PUT /api/user/profile': () => Response.json(unconfirmed) })
  renderApp(<EmailSection user={unconfirmed} />, unconfirmed)
  expect(screen.getByText(/is yours: open the link in our mail\./).textContent).toContain(user.email)
  fireEvent.click(button('Send it again'))
  await screen.findByText('Sent. The link works for 24 hours.')
  expect(api.callsOf('PUT /api/user/profile')[0]?.body).toEqual({ email: user.email })
})

it('a refused password is explained at its field and can be replaced by a mailed code', async () => {
  const wrong = { reason: 'WRONG_PASSWORD', fields: { password: 'Your current password is not correct' } }
  const api = fakeApi({
    'PUT /api/user/profile': () => refusal(400, 'Your current password is not correct', wrong),
    'POST /api/request-otp': () => Response.json({ message: 'sent' }, { status: 202 }),
  })
  renderApp(<EmailSection user={user} />, user)
  type('Email', 'new@example.org')
  type('Your password', 'Engine1844')
  fireEvent.click(button('Update email'))
  await screen.findByText('Your current password is not correct')
  fireEvent.click(button('Use a code by email instead'))
  await screen.findByText('6 digits. The code was sent to ada@example.org.')
  await waitFor(() => expect(api.callsOf('POST /api/request-otp')).toHaveLength(1))
  expect(api.callsOf('POST /api/request-otp')[0]?.body).toEqual({ email: 'ada@example.org' })
  type('Code from your email', '12345')
  expect(button('Update email').disabled).toBe(true)
  type('Code from your email', '123456')
  fireEvent.click(button('Update email'))
  await waitFor(() => expect(api.callsOf('PUT /api/user/profile')).toHaveLength(2))
  expect(api.callsOf('PUT /api/user/profile')[1]?.body).toEqual({ email: 'new@example.org', otp: '123456' })
})

it('a mailed code can be asked for again after a minute', async () => {
  const api = fakeApi({ 'POST /api/request-otp': () => Response.json({ message: 'sent' }, { status: 202 }) })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  renderApp(<EmailSection user={user} />, user)
  type('Email', 'new@example.org')
  fireEvent.click(button('Use a code by email instead'))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(button('Send a new code in 1:00').disabled).toBe(true)
  type('Code from your email', '123456')
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  fireEvent.click(button('Send a new code'))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(api.callsOf('POST /api/request-otp')).toHaveLength(2)
  expect((screen.getByLabelText('Code from your email') as HTMLInputElement).value).toBe('')
})

it('the address is the new one once it is confirmed in another tab, unless another one is typed', async () => {
  fakeApi({})
  const { client } = renderApp(<OwnEmail />, user)
  const address = () => (screen.getByLabelText('Email') as HTMLInputElement).value
  act(() => void client.setQueryData(['user'], { ...user, email: 'new@example.org' }))
  await waitFor(() => expect(address()).toBe('new@example.org'))
  expect(screen.queryByLabelText('Your password')).toBeNull()
  type('Email', 'newer@example.org')
  act(() => void client.setQueryData(['user'], user))
  await waitFor(() => expect(address()).toBe('newer@example.org'))
})

it('the account is deleted with the username and the password', async () => {
  const api = fakeApi({
    'DELETE /api/user': () => new Response(null, { status: 204 }),
    'POST /api/logout': () => new Response(null, { status: 204 }),
    'GET /api/user/status': () => Response.json(userStatus),
  })
  renderApp(<DeleteSection user={user} />, user)
  fireEvent.click(button('Delete account'))
  const dialog = within(await screen.findByRole('alertdialog'))
  const confirm = dialog.getByRole('button', { name: 'Delete account' }) as HTMLButtonElement
  fireEvent.change(dialog.getByLabelText('Type ada to confirm'), { target: { value: 'ada' } })
  expect(confirm.disabled).toBe(true)
  fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: 'Engine1843' } })
  fireEvent.click(confirm)
  await waitFor(() => expect(api.callsOf('DELETE /api/user')).toHaveLength(1))
  expect(api.callsOf('DELETE /api/user')[0]?.body).toEqual({ password: 'Engine1843' })
})

it('a session without the second factor is told to sign in again', async () => {
  const needed = 'Sign in again with your second factor to change this.'
  fakeApi({ 'PUT /api/user/profile': () => refusal(403, needed, { reason: 'SECOND_FACTOR_NEEDED' }) })
  renderApp(<EmailSection user={user} />, user)
  type('Email', 'new@example.org')
  type('Your password', 'Engine1843')
  fireEvent.click(button('Update email'))
  await screen.findByText(needed)
})
