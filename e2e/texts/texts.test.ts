import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

// Without motion, axe measures no colour in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const texts = [
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/how-it-works', 'How to Create an AI'],
  ['/about', 'About'],
] as const

const section = (page: Page, name: string) => page.getByRole('region', { name })

for (const [path, title] of texts) {
  test(`${path} is readable without JavaScript and has no axe violations`, async ({ browser, page, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const plain = await context.newPage()
    await expect(async () => {
      await plain.goto(path)
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 500 })
    }).toPass()
    expect(await plain.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
    await context.close()
    await page.goto(path)
    await expectAccessibleEverywhere(page)
  })
}

test('the terms name ages, conduct, ownership, the cap, arbitration, the law and their date', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByText('Last updated April 15, 2025')).toBeVisible()
  await expect(section(page, 'Who may register')).toContainText('at least 13 years old')
  await expect(section(page, 'Who may register')).toContainText('In the European Union you must be at least 16 years old')
  await expect(section(page, 'Conduct').getByRole('listitem')).toHaveCount(9)
  await expect(section(page, 'Your personas and generations')).toContainText('You own what you write')
  await expect(section(page, 'Your personas and generations')).toContainText('You also own the generations')
  await expect(section(page, 'Liability')).toContainText('the greater of $100 or the amount that you have paid us')
  await expect(section(page, 'Disputes')).toContainText('binding arbitration')
  await expect(section(page, 'Disputes')).toContainText('The law of the State of Texas applies')
})

test('the privacy policy covers data, use, disclosure, choices, children, retention, contact and popular personas', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByText('Last updated April 15, 2025')).toBeVisible()
  const titles = [
    'Data we collect',
    'How we use it',
    'Who else sees it',
    'Your choices',
    'Children under 13',
    'How long we keep it',
    'Contact',
  ]
  for (const title of titles) await expect(section(page, title)).toBeVisible()
  await expect(section(page, 'Deleting your account')).toContainText(
    'popular public personas, those with 100 or more conversations, may be kept',
  )
  expect(await section(page, 'How long we keep it').getByRole('row').count()).toBeGreaterThan(30)
})

test('how it works has five steps, the channels, use cases, questions and Get Started', async ({ page }) => {
  await page.goto('/how-it-works')
  const steps = section(page, 'The five steps').getByRole('listitem')
  await expect(steps).toHaveText([/^Sign up/, /^Describe/, /^Train/, /^Configure/, /^Share/])
  const channels = section(page, 'Channels').getByRole('row')
  await expect(channels).toContainText(['Status', 'Available', 'Premium', 'Coming soon', 'Coming soon'])
  expect(await section(page, 'Use cases').getByRole('listitem').count()).toBeGreaterThan(3)
  expect(await section(page, 'Frequently asked questions').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(5)
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup')
})

test('/about says what the product is, and what AI does here', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByText('you teach an AI persona to answer in your words, and others')).toBeVisible()
  const found = section(page, 'What you find here').getByRole('listitem')
  await expect(found).toHaveText([/^Personas/, /^Circle of Experts/, /^360° Chats/, /^Zeitgeist/, /^The Singularity Bugle/])
  await expect(section(page, 'What AI does here, and what it does not')).toContainText('Language models write the answers of personas')
})

test('the pricing page is readable without JavaScript, with both tiers and the packages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await expect(async () => {
    await page.goto('/pricing')
    await expect(page.getByText('$10.00')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText('$0/month')).toBeVisible()
  await expect(page.getByText('Current beta')).toBeVisible()
  await expect(page.getByText('Price TBA')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Coming soon' })).toBeDisabled()
  await context.close()
})

test('the table of contents leads to a section, whose address can be shared', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/privacy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'How long we keep it' }).click()
  await expect(page).toHaveURL('/privacy#how-long-we-keep-it')
  const heading = page.getByRole('heading', { level: 2, name: 'How long we keep it' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(contents).toBeInViewport()
  await page.goBack()
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0)
  await page.goto('/terms#liability')
  await expect(page.getByRole('heading', { level: 2, name: 'Liability' })).toBeInViewport()
})

test('a member’s link to a section of another page opens there', async ({ page, member }) => {
  await page.goto('/terms')
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  await page.getByRole('region', { name: 'Ending your account' }).getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy#how-long-we-keep-it')
  await expect(page.getByRole('heading', { level: 2, name: 'How long we keep it' })).toBeInViewport()
})

test('the table of contents is folded on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/terms')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents).toBeHidden()
  await page.getByText('On this page').locator('visible=true').click()
  await contents.getByRole('link', { name: 'Disputes' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Disputes' })).toBeInViewport()
})

test('a text is printed without navigation and footer', async ({ page }) => {
  await page.goto('/terms')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['banner', 'contentinfo', 'navigation'] as const) await expect(page.getByRole(name)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
