import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { SecondFactor } from '../../api/schemas.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { fakeApi } from '../../data/testing/fake-api.ts'
import { removeAuthenticator } from '../../data/testing/fake-authenticator.ts'
import { user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { SecondFactorSection } from '../../features/account/second-factor/second-factor-section.tsx'
import { toastStore } from '../../lib/toast/toast.ts'

export const stateRoute = 'GET /api/user/second-factor'
export const password = 'Engine1843'
export const done = () => new Response(null, { status: 204 })
export const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
export const openDialog = () => within(screen.getByRole('alertdialog'))

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** Opens the section of an account. */
export function openSection(state: SecondFactor, routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [stateRoute]: () => Response.json(state),
    'GET /api/user': () => Response.json(user),
    'POST /api/logout': done,
    ...routes,
  })
  renderApp(
    <>
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/dashboard" element={<SecondFactorSection user={user} />} />
          <Route path="*" element={<Address />} />
        </Routes>
      </main>
      <Toaster />
    </>,
    user,
    { at: '/dashboard?tab=account' },
  )
  return api
}

/** Presses a button of the section, and reauthenticates in the dialog that opens. */
export async function openAndProve(name: string, confirm: string) {
  fireEvent.click(await screen.findByRole('button', { name }))
  const dialog = openDialog()
  fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: password } })
  fireEvent.click(dialog.getByRole('button', { name: confirm }))
  return dialog
}

export const waitForDialogToClose = () => waitFor(() => screen.queryByRole('alertdialog') && Promise.reject(new Error('A dialog is open')))

export function closeSection() {
  cleanup()
  removeAuthenticator()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
}
