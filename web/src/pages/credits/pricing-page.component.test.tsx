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
const pointsOf = (tier: ReturnType<typeof openTier>) => tier.getAllByRole('listitem').map(({ textContent }) => textContent)

it('the free tier has one web-chat persona and basic analytics', () => {
  const tier = openTier('Free Tier')
  expect(pointsOf(tier)).toEqual(expect.arrayContaining(['One web-chat persona', 'Basic analytics']))
  tier.getByText('$0')
  tier.getByText('Current beta')
})

it('premium has private mode, the creator dashboard, SMS and voice and advanced analytics, and cannot be bought', () => {
  const tier = openTier('Premium')
  expect(pointsOf(tier)).toEqual(['Private mode', 'Creator dashboard', 'SMS and voice', 'Advanced analytics'])
  tier.getByText('Price TBA')
  expect(tier.getByRole<HTMLButtonElement>('button', { name: 'Coming soon' }).disabled).toBe(true)
})
