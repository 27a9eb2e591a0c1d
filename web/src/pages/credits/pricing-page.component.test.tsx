import { afterEach, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { fakeApi } from '../../data/testing/fake-api.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { PricingPage } from './pricing-page.tsx'

afterEach(cleanup)

const openTier = (name: string) => {
  fakeApi({ 'GET /api/payments/packages': () => Response.json([]) })
  renderApp(<PricingPage />)
  const card = screen.getByRole('heading', { name }).closest('li')
  if (!card) throw new Error(`no card of ${name}`)
  return within(card)
}
/** The specified text of each point, with what is true of it today. */
const pointsOf = (tier: ReturnType<typeof openTier>) =>
  tier.getAllByRole('listitem').map((item) => [...(item.lastElementChild?.children ?? [])].map(({ textContent }) => textContent))

it('the free tier has one web-chat persona and basic analytics, and says that the beta has five', () => {
  const tier = openTier('Free Tier')
  expect(pointsOf(tier)).toEqual(
    expect.arrayContaining([['One web-chat persona', 'Up to five personas during the beta'], ['Basic analytics']]),
  )
  tier.getByText('$0')
  tier.getByText('Current beta')
})

it('premium has its four points, says which of them exist, and cannot be bought', () => {
  const tier = openTier('Premium')
  expect(pointsOf(tier)).toEqual([
    ['Private mode', 'Private personas come with Orator now'],
    ['Creator dashboard', 'Here now, for every member'],
    ['SMS and voice', 'Coming soon'],
    ['Advanced analytics', 'Charts of up to 90 days are here now, for every member'],
  ])
  tier.getByText('Price TBA')
  expect(tier.getByRole<HTMLButtonElement>('button', { name: 'Coming soon' }).disabled).toBe(true)
})

it('says that orators are served first', () => {
  openTier('Premium')
  screen.getByText(/^Orators are served first: .* guests and citizens are asked to try again/)
})
