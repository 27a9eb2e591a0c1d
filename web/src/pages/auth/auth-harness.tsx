import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { fakeApi } from '../../data/testing/fake-api.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { toastStore } from '../../lib/toast/toast.ts'
import { AuthPage } from './auth-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { OidcPage } from './oidc-page.tsx'
import { OtpLoginPage } from './otp-login-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** Opens a page of the sign-in for a visitor. */
export function openAuth(at: string, ...[routes, server]: Parameters<typeof fakeApi>) {
  const api = fakeApi(routes, server)
  renderApp(
    <>
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="/otp-login" element={<OtpLoginPage />} />
        <Route path="/oidc/:id" element={<OidcPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/reset-password/*" element={<ResetPasswordPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
      <Toaster />
    </>,
    null,
    { at },
  )
  return api
}

export function closeAuth() {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
}

export const address = () => screen.getByLabelText('Address').textContent
/** Returns a field by its label; the username's by either form's. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label === 'Username' ? /^Username( or email)?$/ : label, { selector: 'input' })
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
export const submit = (label: string) => fireEvent.submit(field(label).form as HTMLFormElement)

/** Waits until exactly one toast is shown, with this title and text. */
export const toastShows = (title: string, text: string | RegExp) =>
  waitFor(() => {
    const shown = toastStore.list().filter(({ open }) => open)
    if (shown.length !== 1 || shown[0]?.title !== title) throw new Error(`Shown: ${JSON.stringify(shown)}`)
    screen.getAllByText(text)
  })

/** Waits until a field is marked as invalid and its description is a text. */
export const fieldSays = (label: string, text: string) =>
  waitFor(() => {
    const input = field(label)
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
    if (input.getAttribute('aria-invalid') !== 'true' || described !== text) throw new Error(`${label} says: ${described}`)
  })
