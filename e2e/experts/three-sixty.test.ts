import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

const question = 'My knee hurts when I run. What should I do?'
const seats = ['Expert A', 'Expert B', "Devil's Advocate"]
const card = (page: Page, seat: string) => page.getByRole('group', { name: seat })

async function ask(page: Page, text = question) {
  await page.getByRole('textbox', { name: 'Your question' }).fill(text)
  await page.getByRole('button', { name: 'Ask all three' }).click()
}

// Answers are revealed one after the other, and the page scrolls to them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Lets the model of Expert B fail: its answer arrives as the server sends it then. */
async function failExpertB(page: Page) {
  await page.route('/api/360-chat', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const answers = await response.json()
    const expertB = { ...answers.expertB, formattedContent: '', offline: false, failure: 'This model could not answer. The others stand.' }
    await route.fulfill({ response, json: { ...answers, expertB } })
  })
}

test('on a phone the page moves to the question and says that answers come, and the explanation folds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/360-chat')
  await expect(page.getByRole('button', { name: 'Hide the explanation' })).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('/api/360-chat', async (route) => {
    await held
    await route.continue()
  })
  await ask(page)
  const title = page.getByRole('heading', { level: 2, name: question })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await expect(page.getByText('Three answers are on their way.')).toBeInViewport()
  await expect(card(page, 'Expert A')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'How does this work?' })).toBeAttached()
  await expectAccessibleEverywhere(page)
  answer()
  await expect(card(page, "Devil's Advocate")).toHaveAttribute('aria-busy', 'false')
})

test('a guest asks three models, whose answers are revealed one after the other, or side by side in the original variant', async ({
  page,
}) => {
  await page.goto('/360-chat')
  await ask(page)
  await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible()
  for (const seat of seats) {
    await expect(card(page, seat)).toHaveAttribute('aria-busy', 'false')
    await expect(card(page, seat).getByText('Offline model', { exact: true })).toBeVisible()
  }
  const texts = await Promise.all(seats.map((seat) => card(page, seat).locator('.prose').textContent()))
  expect(new Set(texts).size).toBe(3)
  await expect(page.getByText('no language model is connected')).toBeVisible()
  await expectAccessibleEverywhere(page)

  // Without a new load of the page, which would fetch the list of questions in any case.
  await page.getByRole('link', { name: 'Discover' }).first().click()
  await expect(page).toHaveTitle(/Discover/)
  await page.goBack()
  await page.locator('summary', { hasText: question }).click()
  await page.getByRole('textbox', { name: 'One follow-up question' }).fill('And on stairs?')
  await page.getByRole('button', { name: 'Ask the follow-up' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'And on stairs?' })).toBeVisible()
  await expect(card(page, "Devil's Advocate").nth(1)).toHaveAttribute('aria-busy', 'false')
  await expectAccessibleEverywhere(page)

  await failExpertB(page)
  await page.goto('/360-chat-original')
  const status = page.getByText('Devil’s advocate now').locator('..').locator('..')
  await expect(status).toContainText(/Turn 1.*Offline model.*Offline model/s)
  await ask(page)
  await expect(card(page, "Devil's Advocate").getByText('Offline model', { exact: true })).toBeVisible()
  await expect(card(page, 'Expert B')).toContainText('This model could not answer.')
  // One read of all: the status above them, which may take another line, follows a moment after the answers.
  const cards = page.getByRole('group', { name: new RegExp(seats.join('|')) })
  const tops = () => cards.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  await expect(cards).toHaveCount(3)
  expect(new Set(await tops()).size).toBe(1)
  await expect(status).toContainText(/Turn 2.*Offline model/s)
  await ask(page, 'And a large one?')
  await expect(page.getByRole('article').first().getByRole('group', { name: "Devil's Advocate" })).toContainText('Offline model')
  await expectAccessibleEverywhere(page)
})
