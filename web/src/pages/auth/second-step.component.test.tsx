import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { userQuery } from '../../data/accounts/user.ts'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { fakeAuthenticator, removeAuthenticator } from '../../data/testing/fake-authenticator.ts'
import { user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { pending } from '../../data/testing/second-factor-fixtures.ts'
import { AuthPage } from './auth-page.tsx'
import { OtpLoginPage } from './otp-login-page.tsx'

afterEach(() => {
  cleanup()
  removeAuthenticator()
})

const stepRoute = 'POST /api/login/second-factor'
const password = 'Engine1843'
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const wrongCode = () => refusal(401, 'This code is not right. Try again.', { reason: 'SECOND_FACTOR_INVALID' })
const expired = () => refusal(401, 'This took too long. Sign in again.', { reason: 'SECOND_FACTOR_EXPIRED' })

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

function open(at: string, methods = pending.methods) {
  const asked = () => Response.json({ secondFactor: { ...pending, methods } }, { status: 202 })
  const api = fakeApi({
    'POST /api/login': asked,
    'POST /api/login-with-otp': asked,
    'POST /api/request-otp': () => Response.json({ message: 'sent' }, { status: 202 }),
    [stepRoute]: () => Response.json(user),
  })
  const { client } = renderApp(
    <Routes>
      <Route path="/auth" element={<AuthPage />} />
      <Route path="/otp-login" element={<OtpLoginPage />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    null,
    { at },
  )
  return { ...api, userNow: () => client.getQueryData(userQuery.queryKey) }
}

/** Logs in by password, up to the second step. */
async function openStep(methods = pending.methods) {
  const api = open('/auth?next=/discover', methods)
  type('Username or email', 'ada')
  type('Password', password)
  fireEvent.submit(field('Username or email').form as HTMLFormElement)
  const heading = await screen.findByRole('heading', { name: 'Confirm it is you' })
  return { ...api, heading }
}

const bodies = (api: { callsOf: (route: string) => { body: unknown }[] }) => api.callsOf(stepRoute).map(({ body }) => body)
const isBackHome = async () => expect((await screen.findByLabelText('Address')).textContent).toBe('/discover')

describe('with a passkey and an app', () => {
  let prompts: ReturnType<typeof fakeAuthenticator>
  beforeEach(() => {
    prompts = fakeAuthenticator()
  })

  it('the password alone does not sign in; the passkey does, and leads to the requested address', async () => {
    const api = await openStep()
    expect(api.userNow()).toBeNull()
    expect(document.activeElement).toBe(api.heading)
    expect(prompts.count).toBe(0)
    press('Use your passkey')
    await isBackHome()
    expect(bodies(api)).toEqual([{ token: 'the-token', passkey: expect.objectContaining({ id: 'AQID', type: 'public-key' }) }])
    expect(api.userNow()).toEqual(user)
  })

  it('a closed prompt is no error and can be opened again', async () => {
    const api = await openStep()
    prompts.fails = 'NotAllowedError'
    press('Use your passkey')
    await screen.findByText('The prompt was closed. Nothing has changed.')
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
    expect(bodies(api)).toEqual([])
    prompts.fails = null
    press('Use your passkey')
    await isBackHome()
  })

  it('a passkey that is refused can be tried again', async () => {
    const api = await openStep()
    api.on(stepRoute, wrongCode)
    press('Use your passkey')
    await screen.findByText('This passkey was not accepted. Try again, or use another way.')
    expect(field('Code from the app').getAttribute('aria-invalid')).toBeNull()
  })

  it('the sixth digit sends the code; a wrong one is selected and a right one signs in', async () => {
    const api = await openStep()
    api.on(stepRoute, wrongCode)
    type('Code from the app', '12345')
    expect(bodies(api)).toEqual([])
    type('Code from the app', '123456')
    await screen.findByText('This code is not right. Try again.')
    const input = field('Code from the app')
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(input.selectionEnd).toBe(6)
    expect([input.inputMode, input.autocomplete]).toEqual(['numeric', 'one-time-code'])
    api.on(stepRoute, () => Response.json(user))
    type('Code from the app', '654321')
    await isBackHome()
    expect(bodies(api)).toEqual([
      { token: 'the-token', code: '123456' },
      { token: 'the-token', code: '654321' },
    ])
  })

  it('a recovery code is asked for on request', async () => {
    const api = await openStep()
    press('Use a recovery code')
    expect(document.activeElement).toBe(field('Recovery code'))
    press('Log in')
    screen.getByText('Please enter a recovery code.')
    api.on(stepRoute, wrongCode)
    type('Recovery code', ' abcd-efgh ')
    press('Log in')
    await screen.findByText('This code is not right. Try again.')
    press('Use your passkey or app instead')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Confirm it is you' }))
    expect(screen.queryByText('This code is not right. Try again.')).toBeNull()
    press('Use a recovery code')
    api.on(stepRoute, () => Response.json(user))
    type('Recovery code', 'abcd-efgi')
    press('Log in')
    await isBackHome()
    expect(bodies(api)).toEqual([
      { token: 'the-token', recoveryCode: 'abcd-efgh' },
      { token: 'the-token', recoveryCode: 'abcd-efgi' },
    ])
  })
})

describe('a second step that ends without a sign-in', () => {
  it('after too long a time leads back, says so and keeps what was typed', async () => {
    const api = await openStep(['totp', 'recovery'])
    await waitFor(() => expect(document.activeElement).toBe(field('Code from the app')))
    api.on(stepRoute, expired)
    type('Code from the app', '123456')
    const note = await screen.findByText('This took too long. Sign in again.')
    expect(document.activeElement).toBe(note)
    expect([field('Username or email').value, field('Password').value]).toEqual(['ada', password])
  })

  it('by the link back to the login keeps what was typed', async () => {
    await openStep()
    fireEvent.click(screen.getByRole('link', { name: 'Back to login' }))
    expect([field('Username or email').value, field('Password').value]).toEqual(['ada', password])
    expect(screen.queryByText('This took too long. Sign in again.')).toBeNull()
  })

  it('after a mailed code leads back to the address', async () => {
    const api = open('/otp-login?next=/discover', ['totp', 'recovery'])
    api.on(stepRoute, expired)
    type('Email', 'ada@example.org')
    press('Send the code')
    await screen.findByLabelText('One-time code')
    type('One-time code', '111111')
    await screen.findByLabelText('Code from the app')
    type('Code from the app', '123456')
    await screen.findByText('This took too long. Sign in again.')
    expect(field('Email').value).toBe('ada@example.org')
  })

  it('after too many tries says how long to wait', async () => {
    const api = await openStep(['totp', 'recovery'])
    api.on(stepRoute, () => refusal(429, 'Too many', { reason: 'TOO_MANY_TRIES', retryAfter: '30' }))
    type('Code from the app', '123456')
    await screen.findByText(/^Too many tries\. Please try again in \d+ seconds\.$/)
  })
})

describe('a browser without WebAuthn', () => {
  it('asks for the code of the app', async () => {
    await openStep()
    expect(screen.queryByRole('button', { name: 'Use your passkey' })).toBeNull()
    screen.getByLabelText('Code from the app')
  })

  it('asks for a recovery code when the account has passkeys only, and says why', async () => {
    await openStep(['passkey', 'recovery'])
    screen.getByText(/^This browser cannot use passkeys\./)
    expect(document.activeElement).toBe(field('Recovery code'))
    expect(screen.queryByRole('button', { name: 'Use your passkey or app instead' })).toBeNull()
  })
})

it('without recovery codes and WebAuthn says where to sign in', async () => {
  const { heading } = await openStep(['passkey'])
  screen.getByText(/^This browser cannot use passkeys\. Sign in with another browser/)
  expect(document.activeElement).toBe(heading)
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('a code that the server can no longer check names the other ways', async () => {
  const api = await openStep(['totp', 'recovery'])
  api.on(stepRoute, () => refusal(409, 'Use a recovery code.', { reason: 'SECOND_FACTOR_UNREADABLE' }))
  type('Code from the app', '123456')
  await screen.findByText('Use a recovery code.')
})

it('a mailed code leads to the second step, too', async () => {
  const api = open('/otp-login?next=/discover', ['totp', 'recovery'])
  type('Email', 'ada@example.org')
  press('Send the code')
  await screen.findByLabelText('One-time code')
  type('One-time code', '111111')
  await screen.findByLabelText('Code from the app')
  type('Code from the app', '123456')
  await isBackHome()
  expect(api.userNow()).toEqual(user)
})
