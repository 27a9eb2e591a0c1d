import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { fakeApi, noConnection, refusal } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { EmailSection } from '../../features/account/credentials/email-section.tsx'
import { PasswordSection } from '../../features/account/credentials/password-section.tsx'
import { DeleteSection } from '../../features/account/privacy/delete-section.tsx'
import { toastStore } from '../../lib/toast/toast.ts'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
})

const password = 'Engine1843'
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const description = (label: string) => document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent

function open(section: ReactElement, routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi(routes)
  renderApp(
    <>
      {section}
      <Toaster />
    </>,
    user,
  )
  return api
}

const changePassword = (current: string, next: string, again = next) => {
  type('Current password', current)
  type('New password', next)
  type('Confirm new password', again)
  press('Change password')
}

const attempts: [name: string, route: string, section: ReactElement, failed: string, attempt: () => void][] = [
  [
    'change of the address',
    'PUT /api/user/profile',
    <EmailSection key="email" user={user} />,
    'Failed to update email',
    () => {
      type('Email', 'new@example.org')
      type('Your password', password)
      press('Update email')
    },
  ],
  [
    'change of the password',
    'PUT /api/user/password',
    <PasswordSection key="password" user={user} />,
    'Failed to change password',
    () => changePassword(password, 'Engine1844'),
  ],
  [
    'deletion of the account',
    'DELETE /api/user',
    <DeleteSection key="delete" user={user} />,
    'Failed to delete account',
    () => {
      press('Delete account')
      const dialog = within(screen.getByRole('alertdialog'))
      fireEvent.change(dialog.getByLabelText('Type ada to confirm'), { target: { value: 'ada' } })
      fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: password } })
      fireEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    },
  ],
]

describe.each(attempts)('a %s', (_, route, section, failed, attempt) => {
  it('that is refused shows the server’s message', async () => {
    const api = open(section, { [route]: () => refusal(503, 'The store is away') })
    attempt()
    await screen.findByText('The store is away')
    screen.getByText('Error')
    expect(api.callsOf(route)).toHaveLength(1)
  })

  it('without a connection says that it failed', async () => {
    open(section, { [route]: noConnection })
    attempt()
    await screen.findByText(failed)
  })
})

describe('a new password', () => {
  it('follows the rules, each explained at its field', async () => {
    const api = open(<PasswordSection user={user} />)
    changePassword('12345', '12345')
    await waitFor(() => expect(description('Current password')).toBe('Password must be at least 6 characters long'))
    expect(description('New password')).toBe('Password must be at least 8 characters long')
    expect(document.activeElement).toBe(field('Current password'))
    changePassword(password, 'Engine1844', 'Engine1845')
    await waitFor(() => expect(description('Confirm new password')).toBe("Passwords don't match"))
    expect(api.callsOf('PUT /api/user/password')).toEqual([])
  })

  it('needs the current one: a wrong one is refused at its field, which has the focus', async () => {
    const text = 'Your current password is not correct'
    open(<PasswordSection user={user} />, { 'PUT /api/user/password': () => refusal(400, text, { reason: 'WRONG_PASSWORD' }) })
    changePassword(password, 'Engine1844')
    await waitFor(() => expect(description('Current password')).toBe(text))
    expect(document.activeElement).toBe(field('Current password'))
  })
})

describe('a new address', () => {
  it('must be valid', async () => {
    const api = open(<EmailSection user={user} />)
    type('Email', 'ann@')
    type('Your password', password)
    fireEvent.submit(field('Email').form as HTMLFormElement)
    await waitFor(() => expect(description('Email')).toBe('Please enter a valid email address'))
    expect(api.callsOf('PUT /api/user/profile')).toEqual([])
  })

  it('that another account has is refused at its field, which has the focus', async () => {
    const text = 'An account with this email address already exists'
    open(<EmailSection user={user} />, { 'PUT /api/user/profile': () => refusal(409, text, { reason: 'EMAIL_TAKEN' }) })
    type('Email', 'BOB@example.org')
    type('Your password', password)
    press('Update email')
    await waitFor(() => expect(description('Email')).toBe(text))
    expect(document.activeElement).toBe(field('Email'))
  })
})

it('the deletion is not confirmed by Enter with another name', async () => {
  const api = open(<DeleteSection user={user} />, {})
  press('Delete account')
  const dialog = within(await screen.findByRole('alertdialog'))
  const name = dialog.getByLabelText<HTMLInputElement>('Type ada to confirm')
  fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: password } })
  fireEvent.change(name, { target: { value: 'da' } })
  fireEvent.submit(name.form as HTMLFormElement)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete account' }).disabled).toBe(true)
  expect(api.callsOf('DELETE /api/user')).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Keep my account' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete account' })))
})
