import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeApi, refusal } from '../../../data/testing/fake-api.ts'
import { user } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { setLeaveSite } from '../../../lib/navigation/leave-site.ts'
import { IdentitiesSection } from './identities-section.tsx'

let left: string[] = []
beforeEach(() => {
  left = []
  setLeaveSite((url) => left.push(url))
})
afterEach(cleanup)

const issuers = [
  { id: 'example', label: 'Example' },
  { id: 'other', label: 'Other' },
]
const identity = {
  id: 'i-1',
  label: 'Example',
  issuerId: 'example',
  issuer: 'https://id.example.org',
  subject: 's',
  name: 'ada@example.org',
  linkedAt: new Date(Date.now() - 86_400_000).toISOString(),
}

function open(own: object, more: Parameters<typeof fakeApi>[0] = {}, offered: object[] = issuers) {
  const api = fakeApi({ 'GET /api/oidc': () => Response.json(offered), 'GET /api/user/identities': () => Response.json(own), ...more })
  renderApp(<IdentitiesSection user={user} />, user)
  return api
}

const confirm = (name: string) => {
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'Engine1843' } })
  fireEvent.click(screen.getByRole('button', { name }))
}

it('shows what is linked with its name, and what can be linked', async () => {
  open({ identities: [identity], hasPassword: true })
  await screen.findByText(/ada@example\.org/)
  screen.getByRole('button', { name: 'Remove Example' })
  screen.getByRole('button', { name: 'Link Other' })
  expect(screen.queryByRole('button', { name: 'Link Example' })).toBeNull()
  expect(screen.queryByText('Your account has no password.')).toBeNull()
})

it('is absent where the product offers nothing and nothing is linked, but shows an identity that is left', async () => {
  const api = open({ identities: [], hasPassword: true }, {}, [])
  await waitFor(() => expect(api.callsOf('GET /api/user/identities')).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
  cleanup()
  open({ identities: [{ ...identity, issuerId: '', label: 'id.example.org' }], hasPassword: true }, {}, [])
  await screen.findByRole('button', { name: 'Remove id.example.org' })
})

it('links by the password, and leaves for the service', async () => {
  const url = 'https://id.example.org/auth'
  const api = open({ identities: [], hasPassword: true }, { 'POST /api/user/identities/other': () => Response.json({ url }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Link Other' }))
  await screen.findByRole('alertdialog', { name: 'Link Other?' })
  confirm('Go on')
  await waitFor(() => expect(left).toEqual([url]))
  expect(api.callsOf('POST /api/user/identities/other')[0]?.body).toEqual({ password: 'Engine1843' })
})

it('removes by the password, and the focus stays in the section', async () => {
  const linked = [identity]
  const remove = () => {
    linked.pop()
    return new Response(null, { status: 204 })
  }
  const api = open({ identities: linked, hasPassword: true }, { 'DELETE /api/user/identities/i-1': remove })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Example' }))
  confirm('Remove')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(api.callsOf('DELETE /api/user/identities/i-1')[0]?.body).toEqual({ password: 'Engine1843' })
  await screen.findByRole('button', { name: 'Link Example' })
  await waitFor(() => expect(document.activeElement?.id).toBe('identities'))
})

it('says that the last way in stays, and how to set a password', async () => {
  const message = 'This is the only way into your account. Set a password first.'
  open(
    { identities: [identity], hasPassword: false },
    { 'DELETE /api/user/identities/i-1': () => refusal(409, message, { reason: 'LAST_WAY_IN' }) },
  )
  await screen.findByText(/Your account has no password\./)
  expect(screen.getByRole('link', { name: 'Set one by a link in a mail' }).getAttribute('href')).toBe('/forgot-password')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Example' }))
  confirm('Remove')
  await screen.findByText(message)
})

it('that cannot be loaded can be tried again', async () => {
  const api = open({}, { 'GET /api/user/identities': () => refusal(503, 'busy') })
  await screen.findByText('The sign-in with others could not be loaded.')
  api.on('GET /api/user/identities', () => Response.json({ identities: [], hasPassword: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Link Example' })
})
