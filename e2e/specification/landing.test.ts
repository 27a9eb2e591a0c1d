import { expect, test } from '../support/test-fixtures.ts'

test('the landing page defines the rostra, names three benefits and says how long the setup takes', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText('Setup takes under 10 minutes.')).toBeVisible()
  await expect(main.getByText('The platform in the Roman forum')).toBeVisible()
  for (const benefit of ['Amplify your knowledge', 'Learn from anyone, anytime', 'A community of learning']) {
    await expect(main.getByRole('heading', { name: benefit })).toBeVisible()
  }
  await expect(main.getByText('Voice and SMS options are coming soon.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Learn From Others' })).toHaveAttribute('href', '/how-it-works')
  const votes = page
    .getByRole('region', { name: 'Personas people talk to' })
    .getByRole('listitem')
    .getByText(/upvotes?$/)
  await expect(votes).toHaveCount(4)
})

test('the landing page starts exactly one conversation with the featured persona', async ({ page, chat }) => {
  let started = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/conversations') && request.method() === 'POST') started += 1
  })
  await page.goto('/')
  await chat.waitUntilReady()
  expect(started).toBe(1)
})

test('a signed-in member who opens the landing page is redirected to the dashboard', async ({ page, member }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})
