import { afterEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { noConnection, refusal } from '../../data/testing/fake-api.ts'
import { address, closeAuth, field, fieldSays, openAuth, submit, toastShows, type } from './auth-harness.tsx'

afterEach(closeAuth)

const email = 'ann@example.org'
const sent = () => Response.json({ message: 'sent' }, { status: 202 })
const refused = () => refusal(503, 'The mail server is down')
const askWithEmail = (label = email) => {
  type('Email', label)
  submit('Email')
}
const newLink = () => screen.getByRole('link', { name: 'Send me a new link' }).getAttribute('href')

describe('a forgotten password', () => {
  it.each([
    ['is sent or not, as for an unknown address', sent],
    ['has no connection', noConnection],
    ['is refused', refused],
  ])('the view after a request that %s is the same', async (_, answer) => {
    openAuth('/forgot-password', { 'POST /api/forgot-password': answer })
    askWithEmail()
    await toastShows('Email sent', "If an account exists with this email, you'll receive password reset instructions.")
    screen.getByText(email)
    screen.getByRole('button', { name: /^Send again/ })
  })

  it('needs a valid address', async () => {
    const api = openAuth('/forgot-password', {})
    askWithEmail('ann@')
    await fieldSays('Email', 'Please enter a valid email address')
    expect(api.callsOf('POST /api/forgot-password')).toEqual([])
  })
})

describe('a link that sets a new password', () => {
  const resetRoute = 'POST /api/reset-password'
  const dead = () => refusal(400, 'The token is not valid', { reason: 'RESET_TOKEN_INVALID' })
  const setPassword = (first: string, second = first) => {
    type('New password', first)
    type('Confirm password', second)
    submit('New password')
  }

  it('without a token shows an error and leads to a new request', async () => {
    openAuth('/reset-password/', {})
    await toastShows('Error', 'No reset token found')
    expect(newLink()).toBe('/forgot-password')
  })

  it('accepts only a password that follows the rules, entered twice', async () => {
    const api = openAuth('/reset-password/a-token', {})
    for (const [typed, message] of [
      ['Secret1', 'Password must be at least 8 characters long'],
      ['secret123', 'Password must contain at least one uppercase letter'],
      ['SECRET123', 'Password must contain at least one lowercase letter'],
      ['SecretSecret', 'Password must contain at least one number'],
    ] as const) {
      setPassword(typed)
      await fieldSays('New password', message)
      await waitFor(() => expect(document.activeElement).toBe(field('New password')))
    }
    setPassword('Engine1843', 'Engine1844')
    await fieldSays('Confirm password', 'Passwords do not match')
    await waitFor(() => expect(document.activeElement).toBe(field('Confirm password')))
    expect(api.callsOf(resetRoute)).toEqual([])
  })

  it('that is invalid is reported in production', async () => {
    openAuth('/reset-password/a-token', { [resetRoute]: dead })
    setPassword('Engine1843')
    await toastShows('Notice', 'This link is invalid or has expired. Please ask for a new one.')
    expect(newLink()).toBe('/forgot-password')
    expect(screen.queryByRole('heading', { name: 'Password reset' })).toBeNull()
  })

  it('that is invalid simulates success in development', async () => {
    openAuth('/reset-password/a-token', { [resetRoute]: dead }, { development: true })
    setPassword('Engine1843')
    await screen.findByRole('heading', { name: 'Password reset' })
    await toastShows('Development Mode', /^This link is invalid or has expired/)
  })
})

describe('a login by code', () => {
  const askRoute = 'POST /api/request-otp'
  const codeRoute = 'POST /api/login-with-otp'

  it('needs a valid address', async () => {
    const api = openAuth('/otp-login', {})
    askWithEmail('ann@')
    await fieldSays('Email', 'Please enter a valid email address')
    expect(api.callsOf(askRoute)).toEqual([])
  })

  it('whose code cannot be sent says why in production', async () => {
    openAuth('/otp-login', { [askRoute]: refused })
    askWithEmail()
    await toastShows('Notice', 'The mail server is down')
    expect(field('Email').value).toBe(email)
  })

  it('whose code cannot be sent goes on to the code in development', async () => {
    openAuth('/otp-login', { [askRoute]: refused }, { development: true })
    askWithEmail()
    await screen.findByLabelText('One-time code')
    await toastShows('Development Mode', 'The mail server is down Check the server logs for the code.')
  })

  it('whose request reaches no server goes on to the code in development', async () => {
    openAuth('/otp-login', { [askRoute]: noConnection }, { development: true })
    askWithEmail()
    await screen.findByLabelText('One-time code')
    await toastShows('Development Mode', /Check the server logs for the code\.$/)
  })

  it('accepts six digits, and returns to the address that was typed', async () => {
    const api = openAuth('/otp-login', { [askRoute]: sent })
    askWithEmail()
    await toastShows('OTP Sent', 'Check your email for a one-time login code')
    screen.getByText(email)
    for (const [typed, message] of [
      ['12345', 'OTP must be 6 digits'],
      ['12345x', 'OTP must contain only numbers'],
    ] as const) {
      type('One-time code', typed)
      submit('One-time code')
      await fieldSays('One-time code', message)
    }
    expect(api.callsOf(codeRoute)).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Use different email' }))
    expect(field('Email').value).toBe(email)
    expect(address()).toBe('/otp-login')
  })

  it.each([
    ['is refused', () => refusal(401, 'Invalid or expired OTP', { reason: 'OTP_INVALID' }), 'Invalid or expired OTP'],
    ['fails', refused, 'The mail server is down'],
    ['has no connection', noConnection, 'An unexpected error occurred. Please try again.'],
  ])('that %s says why', async (_, answer, message) => {
    openAuth('/otp-login', { [askRoute]: sent, [codeRoute]: answer })
    askWithEmail()
    await screen.findByLabelText('One-time code')
    type('One-time code', '123456')
    await toastShows('Error', message)
  })
})
