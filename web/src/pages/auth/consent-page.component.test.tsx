import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { AppRequest, User } from '../../api/schemas.ts'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { setLeaveSite } from '../../lib/navigation/leave-site.ts'
import { ConsentPage } from './consent-page.tsx'

const requestRoute = 'GET /api/oauth/requests/r-1'
const answerRoute = 'POST /api/oauth/requests/r-1'
const request: AppRequest = {
  id: 'r-1',
  name: 'Inspector',
  url: 'https://inspector.example/about',
  destination: 'localhost',
  scopes: ['chat', 'read'],
  accessDays: 90,
}

let api: ReturnType<typeof fakeApi>
let left: string[]
let bodies: unknown[]
beforeEach(() => {
  left = []
  bodies = []
  setLeaveSite((url) => left.push(url))
  api = fakeApi({
    [requestRoute]: () => Response.json(request),
    [answerRoute]: ({ body }) => {
      bodies.push(body)
      return Response.json({ continueUrl: 'https://rostra.example/oauth/authorize/r-1' })
    },
  })
})
afterEach(cleanup)

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}
const open = (as: User | null = user, at = '/oauth/consent?request=r-1') =>
  renderApp(
    <>
      <Routes>
        <Route path="/oauth/consent" element={<ConsentPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>,
    as,
    { at },
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const budget = () => screen.getByLabelText<HTMLInputElement>('Credits that it may spend')

describe('the page on which a member answers an app', () => {
  it('says who asks, from where, what for and for how long, and that the name is not checked', async () => {
    open()
    await screen.findByRole('heading', { name: 'Allow “Inspector”?' })
    screen.getByText(/we have not checked it/)
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual(['inspector.example', 'This computer', '90 days, or until you remove it in your account'])
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    expect([box('Ask personas').checked, budget().value]).toEqual([true, '100'])
  })

  it('allows what was chosen, with a budget, and leaves for the app', async () => {
    open()
    await screen.findByRole('button', { name: 'Allow' })
    await userEvent.click(box('Read personas, your conversations, the Zeitgeist and the Bugle'))
    fireEvent.change(budget(), { target: { value: '7' } })
    await press('Allow')
    await waitFor(() => expect(left).toEqual([`${window.location.origin}/oauth/authorize/r-1`]))
    expect(bodies).toEqual([{ allowed: true, scopes: ['chat'], budget: 7 }])
  })

  it('asks for no budget for an app that only reads', async () => {
    open()
    await screen.findByRole('button', { name: 'Allow' })
    await userEvent.click(box('Ask personas'))
    expect(screen.queryByLabelText('Credits that it may spend')).toBeNull()
    await press('Allow')
    await waitFor(() => expect(bodies).toEqual([{ allowed: true, scopes: ['read'], budget: 0 }]))
  })

  it('denies, and leaves for the app', async () => {
    open()
    await screen.findByRole('button', { name: 'Deny' })
    await press('Deny')
    await waitFor(() => expect(left).toHaveLength(1))
    expect(bodies).toEqual([{ allowed: false, scopes: [], budget: 0 }])
  })

  it.each(['', '-1', '1.5', '100001', 'many'])('sends no budget of “%s”', async (value) => {
    open()
    await screen.findByRole('button', { name: 'Allow' })
    fireEvent.change(budget(), { target: { value } })
    await press('Allow')
    screen.getByText('Please give a whole number from 0 to 100,000')
    expect(bodies).toEqual([])
  })

  it('allows nothing without a scope', async () => {
    open()
    await screen.findByRole('button', { name: 'Allow' })
    for (const each of screen.getAllByRole('checkbox')) await userEvent.click(each)
    await press('Allow')
    screen.getByText('Choose at least one, or deny')
    expect(bodies).toEqual([])
  })

  it('shows a refusal and can be sent again', async () => {
    api.on(answerRoute, () => refusal(409, 'You have 20 apps.', { reason: 'APP_LIMIT' }))
    open()
    await screen.findByRole('button', { name: 'Allow' })
    await press('Allow')
    await screen.findByText('You have 20 apps.')
    expect(left).toEqual([])
    screen.getByRole('button', { name: 'Allow' })
  })

  it('says how to go on when the request has ended, or was begun elsewhere', async () => {
    api.on(requestRoute, () => refusal(404, 'Gone', { reason: 'APP_REQUEST_NOT_FOUND' }))
    open()
    await screen.findByRole('heading', { name: 'This request has ended' })
    cleanup()
    open(user, '/oauth/consent')
    await screen.findByRole('heading', { name: 'This request has ended' })
  })

  it('lets a visitor sign in first and return', async () => {
    open(null)
    await waitFor(() =>
      expect(screen.getByLabelText('Address').textContent).toBe('/auth?tab=login&next=%2Foauth%2Fconsent%3Frequest%3Dr-1'),
    )
  })
})
