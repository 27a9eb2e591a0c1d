import { afterEach, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { noSecondFactor, secondFactor } from '../../data/testing/second-factor-fixtures.ts'
import { closeConsole, openConsole } from './console-harness.tsx'

afterEach(closeConsole)

const factorRoute = 'GET /api/user/second-factor'
const note = /^In production this console asks for a second factor/

it('in production an open console says nothing about the factor', async () => {
  const api = openConsole('/admin', { [factorRoute]: () => Response.json(noSecondFactor) })
  await screen.findByRole('heading', { name: 'Overview' })
  expect(api.callsOf(factorRoute)).toEqual([])
})

it('in development the console says that production will ask for the factor', async () => {
  openConsole('/admin', { [factorRoute]: () => Response.json(noSecondFactor) }, { development: true })
  await screen.findByText(note)
  expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/dashboard?tab=account#second-factor')
  screen.getByRole('heading', { name: 'Overview' })
})

it('in development a session with the factor gets no notice', async () => {
  const api = openConsole('/admin', { [factorRoute]: () => Response.json(secondFactor) }, { development: true })
  await waitFor(() => expect(api.callsOf(factorRoute)).toHaveLength(1))
  await screen.findByRole('heading', { name: 'Overview' })
  expect(screen.queryByText(note)).toBeNull()
})
