import { afterEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { noConnection, refusal } from '../../data/testing/fake-api.ts'
import { address, closeAuth, field, fieldSays, openAuth, submit, toastShows, type } from './auth-harness.tsx'

afterEach(closeAuth)

const good = { Username: 'ann-smith', Email: 'ann@example.org', Password: 'Secret123', 'Confirm password': 'Secret123' }
type Label = keyof typeof good
type Rule = [field: Label, typed: Partial<typeof good>, message: string]

const fill = (labels: Label[], typed: Partial<typeof good> = {}) => {
  for (const label of labels) type(label, typed[label] ?? good[label])
}

const forms: Record<'login' | 'register', { labels: Label[]; route: string; rules: Rule[] }> = {
  login: {
    labels: ['Username', 'Password'],
    route: 'POST /api/login',
    rules: [
      ['Username', { Username: 'an' }, 'Username must be at least 3 characters long'],
      ['Password', { Password: '12345' }, 'Password must be at least 6 characters long'],
    ],
  },
  register: {
    labels: ['Username', 'Email', 'Password', 'Confirm password'],
    route: 'POST /api/register',
    rules: [
      ['Username', { Username: 'an' }, 'Username must be at least 3 characters long'],
      ['Username', { Username: 'a'.repeat(33) }, 'Username must be at most 32 characters long'],
      ['Username', { Username: 'ann smith' }, 'Username can only contain letters, numbers, hyphens, and underscores'],
      ['Email', { Email: 'ann@' }, 'Please enter a valid email address'],
      ['Password', { Password: 'Secret1', 'Confirm password': 'Secret1' }, 'Password must be at least 8 characters long'],
      ['Password', { Password: 'secret123' }, 'Password must contain at least one uppercase letter'],
      ['Password', { Password: 'SECRET123' }, 'Password must contain at least one lowercase letter'],
      ['Password', { Password: 'SecretSecret' }, 'Password must contain at least one number'],
      ['Confirm password', { 'Confirm password': 'Secret124' }, 'Passwords do not match'],
    ],
  },
}

it.each(['login', 'register'] as const)('every rule of the %s form shows its message at its field and sends no request', async (tab) => {
  const { labels, route, rules } = forms[tab]
  const api = openAuth(`/auth?tab=${tab}`, {})
  for (const [label, typed, message] of rules) {
    fill(labels, typed)
    submit('Username')
    await fieldSays(label, message)
    expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent === message)).toHaveLength(1)
  }
  expect(api.callsOf(route)).toEqual([])
})

it('the password field can show its text', () => {
  openAuth('/auth', {})
  type('Password', 'Secret123')
  expect(field('Password').type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect([field('Password').type, field('Password').value]).toEqual(['text', 'Secret123'])
})

it('the address names the tab; an unknown tab is the login', () => {
  const selected = () => screen.getByRole('tab', { selected: true }).textContent
  openAuth('/auth?tab=nonsense', {})
  expect(selected()).toBe('Log in')
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Register' }))
  expect([selected(), address()]).toEqual(['Register', '/auth?tab=register'])
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Log in' }))
  expect([selected(), address()]).toEqual(['Log in', '/auth?tab=login'])
})

it('the page names what an account is for', () => {
  openAuth('/auth', {})
  for (const point of ['Create your own AI persona', 'Available 24/7', 'Share anywhere', 'Discover other AIs']) screen.getByText(point)
})

describe('a login', () => {
  it.each([
    ['is refused', () => refusal(401, 'Invalid username or password.', { reason: 'INVALID_CREDENTIALS' })],
    ['has no connection', noConnection],
  ])('that %s says so, and keeps the username', async (_, answer) => {
    openAuth('/auth', { 'POST /api/login': answer })
    fill(['Username', 'Password'])
    submit('Username')
    await toastShows('Login failed', 'Invalid username or password.')
    expect(field('Username').value).toBe('ann-smith')
    expect(address()).toBe('/auth')
  })
})

describe('a registration', () => {
  it('names the terms, the least age and the use of chats, which can be switched off', async () => {
    const api = openAuth('/auth?tab=register', { 'POST /api/register': noConnection })
    const links = ['Terms of Service', 'Privacy Policy'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
    expect(links).toEqual(['/terms', '/privacy'])
    screen.getByText(/at least 13 years old, in the European Union 16/)
    const insights = screen.getByRole<HTMLInputElement>('switch', { name: 'Use my chats for anonymous insights' })
    expect(insights.checked).toBe(true)
    fireEvent.click(insights)
    fill(forms.register.labels)
    submit('Username')
    await toastShows('Registration failed', 'Could not create account. Please try again.')
    expect(api.callsOf('POST /api/register').map(({ body }) => body)).toEqual([
      { username: 'ann-smith', email: 'ann@example.org', password: 'Secret123', insights: false },
    ])
  })

  it('with a taken username is refused at its field', async () => {
    const message = 'This username is taken'
    openAuth('/auth?tab=register', { 'POST /api/register': () => refusal(409, message, { reason: 'USERNAME_TAKEN' }) })
    fill(forms.register.labels)
    submit('Username')
    await toastShows('Registration failed', message)
    await fieldSays('Username', message)
  })

  it('without a connection shows a general error, and keeps what was typed', async () => {
    openAuth('/auth?tab=register', { 'POST /api/register': noConnection })
    fill(forms.register.labels)
    submit('Username')
    await toastShows('Registration failed', 'Could not create account. Please try again.')
    expect(field('Username').value).toBe('ann-smith')
  })
})
