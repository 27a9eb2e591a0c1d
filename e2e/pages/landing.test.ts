import type { Page } from '@playwright/test'
import { expect, test } from '../support/test-fixtures.ts'

/** Counts the conversations that a page starts. */
function countStarts(page: Page): () => number {
  let started = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/conversations') && request.method() === 'POST') started += 1
  })
  return () => started
}

test('the landing page says what the product is, shows four personas, starts one conversation, and every internal link leads to a page', async ({
  page,
  chat,
}) => {
  const started = countStarts(page)
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText('Setup takes under 10 minutes.')).toBeVisible()
  await expect(main.getByText('The platform in the Roman forum')).toBeVisible()
  for (const benefit of ['Amplify your knowledge', 'Learn from anyone, anytime', 'A community of learning']) {
    await expect(main.getByRole('heading', { name: benefit })).toBeVisible()
  }
  await expect(main.getByText('Voice and SMS options are coming soon.')).toBeVisible()
  for (const [name, href] of [
    ['Learn From Others', '/how-it-works'],
    ['Create Your AI Coach', '/signup'],
    ['Find Coaches & Learn', '/discover'],
    ['Create Your Teaching Persona', '/signup'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  const tiles = page.getByRole('region', { name: 'Personas people talk to' }).getByRole('listitem')
  await expect(tiles).toHaveCount(4)
  for (const tile of await tiles.all()) await expect(tile.getByRole('link')).toHaveAttribute('href', /^\/persona\/[a-z-]+$/)
  await expect(tiles.getByText(/^Score -?\d/)).toHaveCount(4)
  expect(await page.getByRole('region', { name: /^Chat with/ }).evaluate((panel) => panel.parentElement.offsetHeight)).toBe(500)
  await chat.waitUntilReady()
  expect(started()).toBe(1)

  const seen = new Set<string>()
  for (const address of ['/', '/auth']) {
    if (address !== '/') await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const links: string[] = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const link of links.filter((to) => to.startsWith('/') && !seen.has(to))) {
      seen.add(link)
      expect((await page.request.get(link)).status(), `${address} links to ${link}`).toBe(200)
    }
  }
  expect(seen.size).toBeGreaterThan(5)
})

test('a persona’s page opens at its introduction on a phone, starts one conversation and has both sides of it in the panel', async ({
  page,
  chat,
  toasts,
}) => {
  const started = countStarts(page)
  await page.setViewportSize({ width: 390, height: 664 })
  expect((await page.goto('/persona/mr-abernathy'))?.status()).toBe(200)
  await chat.waitUntilReady()
  const messages = page.getByRole('region', { name: 'Messages', exact: true })
  expect(await messages.evaluate((list) => list.scrollTop)).toBe(0)
  await expect(page.getByText('Retired maths teacher for people who think they can')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mr. Abernathy')
  await expect(page).toHaveTitle(/Mr\. Abernathy/)
  await expect(page.getByText('Answered by Offline model')).toBeVisible()
  await expect(page.getByText(/credits a message/)).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const panel = page.getByRole('region', { name: 'Chat with Mr. Abernathy' })
  await panel.getByRole('button', { name: 'More' }).click()
  for (const name of ['Upvote', 'Downvote', 'Share this persona']) await expect(panel.getByRole('button', { name })).toBeVisible()
  await chat.sendAndWait('Thanks')
  await expect(chat.lastAnswer).toBeInViewport()
  expect(started()).toBe(1)

  await test.step('the panel has the persona’s name, counts, votes and link above messages of both sides', async () => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(panel.getByText(/^\d[\d.k]* conversations?$/)).toBeVisible()
    await expect(panel.getByText(/^Net score/)).toBeAttached()
    await expect(chat.input).toHaveAttribute('placeholder', 'Ask me anything...')
    await chat.sendAndWait('Thanks '.repeat(150))
    const list = await chat.answers.locator('..').first().boundingBox()
    const question = await chat.questions.last().boundingBox()
    const answer = await chat.lastAnswer.boundingBox()
    if (!list || !question || !answer) throw new Error('A message is not shown')
    const right = ({ x, width }: { x: number; width: number }) => Math.round(x + width)
    expect(right(question)).toBe(right(list))
    expect(question.width / list.width).toBeCloseTo(0.75, 1)
    expect(Math.round(answer.x)).toBe(Math.round(list.x))
    expect(answer.width / list.width).toBeLessThanOrEqual(0.9)
    await expect(chat.lastAnswer).toContainText('Mr. Abernathy')
    const background = await chat.questions.last().evaluate((text) => text.ownerDocument.defaultView.getComputedStyle(text).backgroundColor)
    expect(background).not.toBe('rgba(0, 0, 0, 0)')
  })

  await test.step('a toast goes away when it is swiped by 50 px, and stays below that', async () => {
    await page.getByRole('button', { name: 'Upvote', exact: true }).click()
    await toasts.expectOnly('Authentication required', 'Please log in to vote on personas')
    const swipe = async (by: number) => {
      const box = await toasts.all.first().boundingBox()
      if (!box) throw new Error('The toast is not shown')
      await page.mouse.move(box.x + 30, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + 30 + by, box.y + box.height / 2, { steps: 5 })
      await page.mouse.up()
    }
    await swipe(40)
    await expect(toasts.all).toHaveCount(1)
    await swipe(60)
    await expect(toasts.all).toHaveCount(0)
  })

  await test.step('a tooltip appears after 700 ms', async () => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Report this persona' }).hover()
    await page.clock.runFor(600)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(page.getByRole('tooltip')).toHaveText('Report this persona')
  })
})

test('what does not exist is not found, with status 404', async ({ page }) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  await expect(page).toHaveTitle(/Page not found/)
  expect((await page.goto('/persona/unknown-persona'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bot Not Found')
  await expect(page).toHaveTitle(/Bot Not Found/)
  await page.getByRole('link', { name: 'Back to Discover' }).click()
  await expect(page).toHaveURL('/discover')
})
