import { afterEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { fakeApi, refusal } from '../data/testing/fake-api.ts'
import { bot, user, userStatus } from '../data/testing/fixtures.ts'
import { renderApp } from '../data/testing/render-app.tsx'
import { LogInForm } from '../features/auth/sign-in/log-in-form.tsx'
import { OwnPersonas } from '../features/manage-personas/list/own-personas.tsx'

afterEach(cleanup)

it('Manage says that a persona is suspended, and why', async () => {
  const suspension = { reason: 'It sells <b>pills</b>.', at: '2026-03-10T12:00:00Z' }
  fakeApi({
    'GET /api/bots': () =>
      Response.json([
        { ...bot, suspension },
        { ...bot, id: 'b2', name: 'Max' },
      ]),
    'GET /api/user/status': () => Response.json(userStatus),
  })
  renderApp(<OwnPersonas user={user} renderShare={() => null} renderMaterial={() => null} />, user)
  const [suspended, active] = within(await screen.findByRole('list', { name: 'Your personas' })).getAllByRole('listitem')
  if (!suspended || !active) throw new Error('expected two personas')
  within(suspended).getByText('Suspended')
  const reason = within(suspended).getByText('It sells <b>pills</b>.')
  expect([reason.dir, reason.textContent]).toEqual(['auto', suspension.reason])
  expect(within(suspended).queryByText('Active')).toBeNull()
  within(active).getByText('Active')
})

it('Manage says how many personas an account has beyond its limit, and that these are read-only', async () => {
  fakeApi({
    'GET /api/bots': () => Response.json([1, 2, 3, 4, 5, 6].map((n) => ({ ...bot, id: `b${n}`, name: `b${n}`, aboveLimit: n === 1 }))),
    'GET /api/user/status': () => Response.json(userStatus),
  })
  renderApp(<OwnPersonas user={user} renderShare={() => null} renderMaterial={() => null} />, user)
  const [readOnly, active] = within(await screen.findByRole('list', { name: 'Your personas' })).getAllByRole('listitem')
  if (!readOnly || !active) throw new Error('expected six personas')
  expect(within(readOnly).queryByText('Public')).toBeNull()
  within(readOnly).getByText('Read-only')
  within(active).getByText('Public')
  screen.getByText('6 of 5 personas · 1 persona more than your account allows. The newest are read-only.')
})

it('the login form keeps on saying why an account is suspended', async () => {
  const text = 'Your account is suspended: It sells pills. If you think that this is a mistake, write to help@example.org.'
  fakeApi({ 'POST /api/login': () => refusal(403, text, { reason: 'ACCOUNT_SUSPENDED' }) })
  renderApp(<LogInForm onSecondFactor={() => undefined} typed={null} expired={false} />)
  fireEvent.change(screen.getByLabelText('Username or email'), { target: { value: 'bob' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret-pass-1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByText(text)
})
