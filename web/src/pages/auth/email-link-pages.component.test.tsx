import { afterEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userQuery } from '../../data/accounts/user.ts'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { ConfirmEmailPage, UndoEmailChangePage } from './email-link-pages.tsx'

afterEach(cleanup)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const confirmed = { ...user, email: 'new@example.org' }

it('a new address is confirmed by a click, not by opening the link', async () => {
  const api = fakeApi({ 'POST /api/confirm-email': () => Response.json(confirmed) })
  const { client } = renderApp(<ConfirmEmailPage />, user, { at: '/confirm-email#the-token' })
  screen.getByRole('heading', { name: 'Confirm your new address' })
  expect(screen.queryByText(/in which you registered/)).toBeNull()
  expect(api.callsOf('POST /api/confirm-email')).toEqual([])
  press('Confirm this address')
  await screen.findByRole('heading', { name: 'Address confirmed' })
  expect(api.callsOf('POST /api/confirm-email')[0]?.body).toEqual({ token: 'the-token' })
  screen.getByText('new@example.org')
  expect(client.getQueryData(userQuery.queryKey)?.email).toBe('new@example.org')
})

it('confirming the address of another account leaves the signed-in user as it is', async () => {
  fakeApi({ 'POST /api/confirm-email': () => Response.json({ ...confirmed, id: 'u2' }) })
  const { client } = renderApp(<ConfirmEmailPage />, user, { at: '/confirm-email#the-token' })
  press('Confirm this address')
  await screen.findByRole('heading', { name: 'Address confirmed' })
  expect(client.getQueryData(userQuery.queryKey)).toEqual(user)
})

it('a first proof in another browser says that the password is gone, and leads to a new one', async () => {
  fakeApi({ 'POST /api/confirm-email': () => Response.json({ ...confirmed, passwordRemoved: true }) })
  renderApp(<ConfirmEmailPage />, null, { at: '/confirm-email#the-token' })
  screen.getByText(/in the browser in which you registered/)
  press('Confirm this address')
  await screen.findByRole('heading', { name: 'Address confirmed' })
  screen.getByText(/The password of the registration no longer works/)
  expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe('/forgot-password')
})

it('an undone change signs out and leads to a new password', async () => {
  fakeApi({ 'POST /api/confirm-email': () => Response.json(user) })
  const { client } = renderApp(<UndoEmailChangePage />, user, { at: '/undo-email-change#the-token' })
  press('Undo the change')
  await screen.findByRole('heading', { name: 'Change undone' })
  expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe('/forgot-password')
  await waitFor(() => expect(client.getQueryData(userQuery.queryKey)).toBeNull())
})

it('a link of an address that another account has says so', async () => {
  fakeApi({ 'POST /api/confirm-email': () => refusal(409, 'No', { reason: 'EMAIL_TAKEN' }) })
  renderApp(<ConfirmEmailPage />, null, { at: '/confirm-email#the-token' })
  press('Confirm this address')
  await screen.findByText(/Another account uses this address by now/)
})

const invalid = () => fakeApi({ 'POST /api/confirm-email': () => refusal(400, 'No', { reason: 'TOKEN_INVALID' }) })

it('an invalid link of a confirmation leads to the account, which sends a new mail', async () => {
  invalid()
  renderApp(<ConfirmEmailPage />, null, { at: '/confirm-email#the-token' })
  press('Confirm this address')
  await screen.findByText(/has expired.* get a new mail in your account settings\.$/)
  expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toMatch(/^\/dashboard\?tab=account/)
})

it('an invalid link that undoes a change leads to a new password, not to another change', async () => {
  invalid()
  renderApp(<UndoEmailChangePage />, null, { at: '/undo-email-change#the-token' })
  press('Undo the change')
  await screen.findByText(/older than 7 days.* If the change is undone already, set a new password\.$/)
  expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe('/forgot-password')
})

it('a link without a token is invalid', () => {
  fakeApi({})
  renderApp(<ConfirmEmailPage />, null, { at: '/confirm-email' })
  screen.getByRole('heading', { name: 'This link does not work' })
})

it('a link can be tried again after a failure of the server', async () => {
  const api = fakeApi({ 'POST /api/confirm-email': () => refusal(503, 'Later') })
  renderApp(<ConfirmEmailPage />, null, { at: '/confirm-email#the-token' })
  press('Confirm this address')
  await screen.findByText(/too much to do right now/)
  api.on('POST /api/confirm-email', () => Response.json(confirmed))
  press('Confirm this address')
  await screen.findByRole('heading', { name: 'Address confirmed' })
})
