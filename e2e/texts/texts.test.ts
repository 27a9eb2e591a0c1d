import type { Page } from '@playwright/test'
import { expect, test } from '../support/test-fixtures.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

const texts: [path: string, title: string, check: (page: Page) => Promise<void>][] = [
  [
    '/terms',
    'Terms of Service',
    async (page) => {
      await expect(page.getByText('Last updated April 15, 2025')).toBeVisible()
      await expect(section(page, 'Who may register')).toContainText('at least 13 years old')
      await expect(section(page, 'Who may register')).toContainText('In the European Union you must be at least 16 years old')
      await expect(section(page, 'Conduct').getByRole('listitem')).toHaveCount(9)
      await expect(section(page, 'Your personas and generations')).toContainText('You own what you write')
      await expect(section(page, 'Your personas and generations')).toContainText('You also own the generations')
      await expect(section(page, 'Liability')).toContainText('the greater of $100 or the amount that you have paid us')
      await expect(section(page, 'Disputes')).toContainText('binding arbitration')
      await expect(section(page, 'Disputes')).toContainText('The law of the State of Texas applies')
    },
  ],
  [
    '/privacy',
    'Privacy Policy',
    async (page) => {
      await expect(page.getByText('Last updated April 15, 2025')).toBeVisible()
      const titles = ['Data we collect', 'How we use it', 'Who else sees it', 'Your choices', 'Children under 13']
      for (const title of [...titles, 'How long we keep it', 'Contact']) await expect(section(page, title)).toBeVisible()
      await expect(section(page, 'Deleting your account')).toContainText(
        'popular public personas, those with 100 or more conversations, may be kept',
      )
      expect(await section(page, 'How long we keep it').getByRole('row').count()).toBeGreaterThan(30)
    },
  ],
  [
    '/how-it-works',
    'How to Create an AI',
    async (page) => {
      const steps = section(page, 'The five steps').getByRole('listitem')
      await expect(steps).toHaveText([/^Sign up/, /^Describe/, /^Train/, /^Configure/, /^Share/])
      const channels = section(page, 'Channels').getByRole('row')
      await expect(channels).toContainText(['Status', 'Available', 'Premium', 'Coming soon', 'Coming soon'])
      expect(await section(page, 'Use cases').getByRole('listitem').count()).toBeGreaterThan(3)
      expect(await section(page, 'Frequently asked questions').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(5)
      await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup')
    },
  ],
  [
    '/about',
    'About',
    async (page) => {
      await expect(page.getByText('you teach an AI persona to answer in your words, and others')).toBeVisible()
      const found = section(page, 'What you find here').getByRole('listitem')
      await expect(found).toHaveText([/^Personas/, /^Circle of Experts/, /^360° Chats/, /^Zeitgeist/, /^The Singularity Bugle/])
      await expect(section(page, 'What AI does here, and what it does not')).toContainText('Language models write the answers of personas')
    },
  ],
]

test('the texts and the prices are whole without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const [path, title, check] of texts) {
    await test.step(path, async () => {
      // Retried, since a page that is not rendered in time comes without its content.
      await expect(async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 500 })
      }).toPass()
      expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
      await check(page)
    })
  }
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

test('a reader goes to a section by the table of contents or a link, shares its address and prints the text', async ({ page, member }) => {
  const heading = (name: string) => page.getByRole('heading', { level: 2, name })
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/privacy')
  await contents.getByRole('link', { name: 'How long we keep it' }).click()
  await expect(page).toHaveURL('/privacy#how-long-we-keep-it')
  await expect(heading('How long we keep it')).toBeFocused()
  await expect(heading('How long we keep it')).toBeInViewport()
  await expect(contents).toBeInViewport()
  await page.goBack()
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0)

  await page.goto('/terms#liability')
  await expect(heading('Liability')).toBeInViewport()
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const name of ['banner', 'contentinfo', 'navigation'] as const) await expect(page.getByRole(name)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await section(page, 'Ending your account').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy#how-long-we-keep-it')
  await expect(heading('How long we keep it')).toBeInViewport()

  // The table of contents is folded on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(contents).toBeHidden()
  await page.getByText('On this page').locator('visible=true').click()
  await contents.getByRole('link', { name: 'Contact' }).click()
  await expect(heading('Contact')).toBeInViewport()
})
