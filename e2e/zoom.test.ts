import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** 1280 px at 400 %. */
const zoomed = { width: 320, height: 256 }

async function expectNoSidewaysScroll(page: Page) {
  const wide = await page.evaluate<
    string[]
  >(`[...document.querySelectorAll('body *')].filter((it) => it.getBoundingClientRect().right > innerWidth + 1
    && document.documentElement.scrollWidth > innerWidth).map((it) => it.outerHTML.slice(0, 200))`)
  expect(wide, page.url()).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(zoomed.width)
}

test('at 400 % zoom no page scrolls sideways', async ({ page }) => {
  await page.setViewportSize(zoomed)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Start Chat/ })).toHaveCount(4)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Find Coaches & Learn' }).click()
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByText('No AI personas found')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('tab', { name: 'Log in' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toHaveCount(3)
  await expectNoSidewaysScroll(page)
  await page.goto('/persona/nobody-of-that-name')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('at 400 % zoom neither the ways back into an account nor the account itself scroll sideways', async ({ page, member }) => {
  await page.setViewportSize(zoomed)
  await page.goto('/dashboard?tab=account')
  await expect(page.getByText('This device')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('alertdialog').getByLabel(`Type ${member.username} to confirm`)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.request.post('/api/logout')
  for (const address of ['/forgot-password', '/otp-login']) {
    await page.goto(address)
    await page.getByLabel('Email').fill(member.email)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Email').press('Enter')
    await expect(page.getByText(member.email)).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/reset-password/a-token-of-nobody')
  await expect(page.getByLabel('Confirm password')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('at 400 % zoom a chat with long words and code does not scroll sideways, and its input can be reached', async ({ page, chat }) => {
  await page.setViewportSize(zoomed)
  await chat.open('kit-lindqvist')
  await chat.ask('Show me a code example')
  await expect(chat.lastWords.locator('code').first()).toBeVisible()
  await chat.ask(`${'Donaudampfschifffahrt'.repeat(10)} https://example.org/${'a'.repeat(200)}`)
  await expectNoSidewaysScroll(page)
  await chat.input.scrollIntoViewIfNeeded()
  await expect(chat.input).toBeInViewport()
})
