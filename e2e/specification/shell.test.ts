import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test-fixtures.ts'

const linksOf = (place: Locator): Promise<[label: string, path: string][]> =>
  place
    .getByRole('link')
    .evaluateAll((links: { textContent: string; getAttribute: (name: string) => string }[]) =>
      links.map((link) => [link.textContent.trim(), link.getAttribute('href')]),
    )

const navigation = [
  ['Discover', '/discover'],
  ['Circle of Experts', '/circle-of-experts'],
  ['360° Chats', '/360-chat'],
  ['Singularity Bugle', '/singularity-bugle'],
  ['Create an AI', '/create'],
]

test('a visitor’s navigation bar and footer have their links in order', async ({ page }) => {
  await page.goto('/discover')
  expect(await linksOf(page.getByRole('navigation', { name: 'Main' }))).toEqual(navigation)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Sign up for free' })).toBeVisible()
  expect(await linksOf(page.getByRole('navigation', { name: 'Footer' }))).toEqual([
    ['About', '/about'],
    ['How to Create an AI', '/how-it-works'],
    ['Zeitgeist', '/zeitgeist'],
    ['Pricing', '/pricing'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ])
})

test('a member’s menu is headed by the name and the credits, and signs out on a phone', async ({ page, member, toasts }) => {
  await page.goto('/discover')
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText(`${member.username}100 credits`)
  await expect(menu.getByRole('menuitem', { name: 'Your AI Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(menu.getByRole('menuitem', { name: 'Account settings' })).toHaveAttribute('href', '/dashboard?tab=account')
  await expect(menu.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const sheet = page.getByRole('navigation', { name: 'Main' })
  expect((await linksOf(sheet)).slice(0, navigation.length)).toEqual(navigation)
  await expect(sheet).toContainText(`${member.username}100 credits`)
  await sheet.getByRole('button', { name: 'Sign out' }).click()
  await toasts.expectOnly('Logged out', 'You have been successfully logged out.')
})

test('the pages of the shell have a footer, except a full-height chat', async ({ page, chat }) => {
  await page.goto('/discover')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await chat.open('coach-bex')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('the auth page names what an account is for', async ({ page }) => {
  await page.goto('/auth')
  for (const point of ['Create your own AI persona', 'Available 24/7', 'Share anywhere', 'Discover other AIs']) {
    await expect(page.getByText(point, { exact: true })).toBeVisible()
  }
})
