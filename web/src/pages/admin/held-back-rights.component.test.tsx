import { afterEach, expect, it } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { refusal } from '../../data/testing/fake-api.ts'
import { noSecondFactor, secondFactor } from '../../data/testing/second-factor-fixtures.ts'
import { closeConsole, openConsole } from './console-harness.tsx'

afterEach(closeConsole)

const factorRoute = 'GET /api/user/second-factor'
const heldBack = { 'GET /api/admin/check': () => Response.json({ isAdmin: false }) }
const toAccount = () => screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')

it('a super senator without a second factor is told to add one', async () => {
  const api = openConsole('/admin/people', {
    ...heldBack,
    [factorRoute]: () => Response.json({ ...noSecondFactor, neededForRole: true }),
  })
  await screen.findByRole('heading', { level: 1, name: 'The console needs your second factor' })
  screen.getByText(/Add a passkey or an authenticator app to your account/)
  expect(toAccount()).toBe('/dashboard?tab=account#second-factor')
  expect(api.callsOf('GET /api/admin/people')).toEqual([])
})

it('one whose session was opened without it is told to sign in again', async () => {
  openConsole('/admin', { ...heldBack, [factorRoute]: () => Response.json({ ...secondFactor, usedInSession: false, neededForRole: true }) })
  await screen.findByText(/^You signed in without your second factor\./)
  expect(toAccount()).toBe('/dashboard?tab=account#second-factor')
})

it('one whose role was revoked is redirected home', async () => {
  openConsole('/admin', { ...heldBack, [factorRoute]: () => Response.json(secondFactor) })
  await screen.findByText('Home')
})

it('a check of the factor that fails is tried again', async () => {
  const api = openConsole('/admin', { ...heldBack, [factorRoute]: () => refusal(503, 'Later') })
  await screen.findByRole('heading', { name: 'Failed to check admin status' })
  api.on(factorRoute, () => Response.json({ ...noSecondFactor, neededForRole: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'The console needs your second factor' })
})
