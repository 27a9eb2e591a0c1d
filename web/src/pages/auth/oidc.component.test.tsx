import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { sessionHint } from '@rostra/proto/http/session-hint'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { heldAnswer, noConnection, refusal } from '../../data/testing/fake-api.ts'
import { user, userStatus } from '../../data/testing/fixtures.ts'
import { setLeaveSite } from '../../lib/navigation/leave-site.ts'
import { address, closeAuth, field, fieldSays, openAuth, submit, toastShows, type } from './auth-harness.tsx'

let left: string[] = []
beforeEach(() => {
  left = []
  setLeaveSite((url) => left.push(url))
})
afterEach(() => {
  closeAuth()
  sessionStorage.clear()
})

const issuers = [
  { id: 'example', label: 'Example', icon: 'data:image/svg+xml;base64,AAAA' },
  { id: 'other', label: 'Other' },
]
const listed = { 'GET /api/oidc': () => Response.json(issuers), 'GET /api/user/status': () => Response.json(userStatus) }
const finishRoute = 'POST /api/oidc/example/finish'
const signUp = { label: 'Example', username: 'ada', email: 'ada@example.org', proven: true }
const asked = { [finishRoute]: () => Response.json({ next: '/discover', signUp }) }
const back = '/oidc/example?code=a&state=s'

describe('the buttons of the services', () => {
  it.each(['login', 'register'])('are on the tab %s, with their icons', async (tab) => {
    openAuth(`/auth?tab=${tab}`, listed)
    const button = await screen.findByRole('button', { name: 'Continue with Example' })
    expect(button.querySelector('img')?.getAttribute('src')).toBe(issuers[0]?.icon)
    screen.getByRole('button', { name: 'Continue with Other' })
  })

  it('are absent where the product offers none', async () => {
    const api = openAuth('/auth', { 'GET /api/oidc': () => Response.json([]) })
    await waitFor(() => expect(api.callsOf('GET /api/oidc')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull()
  })

  it('open the page of the service once, and say so meanwhile', async () => {
    const held = heldAnswer()
    const api = openAuth('/auth?next=/discover', { ...listed, 'POST /api/oidc/example/start': held.answer })
    fireEvent.click(await screen.findByRole('button', { name: 'Continue with Example' }))
    const opening = await screen.findByRole('button', { name: 'Opening Example...' })
    fireEvent.click(opening)
    fireEvent.click(screen.getByRole('button', { name: 'Continue with Other' }))
    held.release(Response.json({ url: 'https://id.example.org/auth' }))
    await waitFor(() => expect(left).toEqual(['https://id.example.org/auth']))
    expect(api.callsOf('POST /api/oidc/example/start').map(({ body }) => body)).toEqual([{ next: '/discover' }])
    expect(api.callsOf('POST /api/oidc/other/start')).toEqual([])
  })

  it('do not leave the product once another tab was chosen', async () => {
    const held = heldAnswer()
    openAuth('/auth', { ...listed, 'POST /api/oidc/example/start': held.answer })
    fireEvent.click(await screen.findByRole('button', { name: 'Continue with Example' }))
    await screen.findByRole('button', { name: 'Opening Example...' })
    await userEvent.click(screen.getByRole('tab', { name: 'Register' }))
    await screen.findByRole('button', { name: 'Continue with Example' })
    const answer = Response.json({ url: 'https://id.example.org/auth' })
    held.release(answer)
    await waitFor(() => expect(answer.bodyUsed).toBe(true))
    // What waits for the body has gone on once React has nothing more to do.
    await act(async () => new Promise(setImmediate))
    expect(left).toEqual([])
  })

  it('lead back to the path that the tab wanted after a sign-in that did not work', async () => {
    openAuth('/auth?next=/discover', {
      ...listed,
      'POST /api/oidc/example/start': () => Response.json({ url: 'https://id.example.org/auth' }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Continue with Example' }))
    await waitFor(() => expect(left).toHaveLength(1))
    closeAuth()
    openAuth(back, { ...listed, [finishRoute]: () => refusal(403, 'Cancelled', { reason: 'OIDC_DENIED' }) })
    const login = await screen.findByRole('link', { name: 'Go to the login' })
    expect(login.getAttribute('href')).toBe('/auth?tab=login&next=%2Fdiscover')
  })

  it('say that a service does not answer, and stay usable', async () => {
    const message = 'Example does not answer right now.'
    const down = () => refusal(503, message, { reason: 'ISSUER_UNAVAILABLE' })
    openAuth('/auth', { ...listed, 'POST /api/oidc/example/start': down })
    fireEvent.click(await screen.findByRole('button', { name: 'Continue with Example' }))
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(message))
    screen.getByRole('button', { name: 'Continue with Example' })
    expect(left).toEqual([])
  })
})

describe('who comes back from a service', () => {
  it('is signed in, and lands where the sign-in began', async () => {
    const api = openAuth(back, { ...listed, [finishRoute]: () => Response.json({ next: '/discover?page=2', user }) })
    screen.getByText('One moment, we check the answer of the other service.')
    await waitFor(() => expect(address()).toBe('/discover?page=2'))
    expect(api.callsOf(finishRoute).map(({ body }) => body)).toEqual([{ response: '?code=a&state=s' }])
  })

  it('without an answer is sent back to the login, and nothing is asked', async () => {
    const api = openAuth('/oidc/example', listed)
    expect((await screen.findByRole('alert')).textContent).toBe('The other service sent no answer. Please begin again.')
    screen.getByRole('link', { name: 'Go to the login' })
    expect(api.callsOf(finishRoute)).toEqual([])
  })

  it('never lands on another site', async () => {
    openAuth(back, { ...listed, [finishRoute]: () => Response.json({ next: '//evil.example', user }) })
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('is asked for the second factor of the account', async () => {
    const secondFactor = { token: 't', methods: ['totp', 'recovery'], expiresAt: '2099-01-01T00:00:00.000Z' }
    openAuth(back, { ...listed, [finishRoute]: () => Response.json({ next: '', secondFactor }) })
    await screen.findByText('Your account has a second factor. Enter the code that your authenticator app shows.')
  })

  it.each([
    ['cancelled there', 403, 'OIDC_DENIED', 'Sign-in cancelled', '/auth?tab=login'],
    ['came too late', 409, 'OIDC_EXPIRED', 'This did not work', '/auth?tab=login'],
    ['has an account', 409, 'EMAIL_TAKEN', 'You have an account already', '/auth?tab=login&next=%2Fdashboard%3Ftab%3Daccount%23identities'],
  ])('and %s is told so, with a way on', async (_, status, reason, title, to) => {
    openAuth(back, { ...listed, [finishRoute]: () => refusal(status, 'What happened.', { reason }) })
    await screen.findByRole('heading', { name: title })
    expect(screen.getByRole('alert').textContent).toBe('What happened.')
    expect(screen.getByRole('link', { name: 'Go to the login' }).getAttribute('href')).toBe(to)
  })

  it('to link a service has the account read again, whose address the service may have proven', async () => {
    const answers = { [finishRoute]: () => Response.json({ next: '', linked: 'Example' }), 'GET /api/user': () => Response.json(user) }
    const api = openAuth(back, { ...listed, ...answers })
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = `${sessionHint}=1`
    await waitFor(() => expect(api.callsOf('GET /api/user')).toHaveLength(1))
    await waitFor(() => expect(address()).toMatch(/^\/dashboard/))
  })

  it('without a connection is told so', async () => {
    openAuth(back, { ...listed, [finishRoute]: noConnection })
    await screen.findByText('The server could not be reached. Please begin again.')
  })
})

describe('a new person', () => {
  it('chooses a username; the confirmed address is fixed, and terms and insights are as at a registration', async () => {
    const api = openAuth(back, { ...listed, ...asked, 'POST /api/oidc/sign-up': () => Response.json(user, { status: 201 }) })
    await screen.findByRole('heading', { name: 'Choose your username' })
    expect([field('Username').value, field('Email').value, field('Email').readOnly]).toEqual(['ada', 'ada@example.org', true])
    screen.getByText('Confirmed by Example.')
    screen.getByText(/at least 13 years old, in the European Union 16/)
    fireEvent.click(screen.getByRole('switch', { name: 'Use my chats for anonymous insights' }))
    type('Username', 'ada-2')
    submit('Username')
    await toastShows('Account created!', /Welcome to Rostra/)
    await waitFor(() => expect(address()).toBe('/discover'))
    expect(api.callsOf('POST /api/oidc/sign-up').map(({ body }) => body)).toEqual([{ username: 'ada-2', insights: false }])
  })

  it('gives an address that the service has not confirmed', async () => {
    const open = { ...signUp, email: '', proven: false }
    const api = openAuth(back, {
      ...listed,
      [finishRoute]: () => Response.json({ next: '', signUp: open }),
      'POST /api/oidc/sign-up': noConnection,
    })
    await screen.findByRole('heading', { name: 'Choose your username' })
    submit('Username')
    await fieldSays('Email', 'Please enter a valid email address')
    type('Email', 'own@example.org')
    submit('Username')
    await waitFor(() => expect(api.callsOf('POST /api/oidc/sign-up')).toHaveLength(1))
    expect(api.callsOf('POST /api/oidc/sign-up')[0]?.body).toEqual({ username: 'ada', email: 'own@example.org', insights: true })
    await screen.findByText('The server could not be reached. What you typed is kept.')
    expect(field('Email').value).toBe('own@example.org')
  })

  it('reads at the field that a username is taken, and begins again when it took too long', async () => {
    const message = 'This username is already taken'
    const api = openAuth(back, { ...listed, ...asked, 'POST /api/oidc/sign-up': () => refusal(409, message, { reason: 'USERNAME_TAKEN' }) })
    await screen.findByRole('heading', { name: 'Choose your username' })
    submit('Username')
    await fieldSays('Username', message)
    api.on('POST /api/oidc/sign-up', () => refusal(409, 'Please begin again.', { reason: 'OIDC_EXPIRED' }))
    submit('Username')
    await screen.findByText('Please begin again.')
    screen.getByRole('link', { name: 'Go to the login' })
  })
})
