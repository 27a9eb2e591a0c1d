import type { Locator, Page } from '@playwright/test'
import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { createPersona } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

const slug = 'mr-abernathy'
const heights = [664, 844]

/** Adds up how far the page's parts jump while it loads. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value
    }).observe({ type: 'layout-shift', buffered: true })`)
  return () => page.evaluate<number>('window.shifted')
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('A part of the chat is not shown')
  return { ...box, bottom: box.y + box.height }
}

async function expectRoom(page: Page) {
  await expect(page.locator('header:visible')).toHaveCount(1)
  expect((await boxOf(page.getByRole('heading', { level: 1 }))).width).toBeGreaterThanOrEqual(180)
  expect((await boxOf(page.locator('form > :last-child'))).height).toBeLessThanOrEqual(46)
}

for (const height of heights) {
  test(`a chat on a phone of 390 × ${height} has one bar, the whole greeting with its questions, and one line of small print`, async ({
    page,
    chat,
  }) => {
    await page.setViewportSize({ width: 390, height })
    const shifted = await watchShifts(page)
    const openings = page.getByRole('list', { name: 'Questions to begin with' })
    for (const isMember of [false, true]) {
      if (isMember) await register(page.request)
      await chat.open(slug)
      await expect(openings.getByRole('button')).toHaveCount(3)
      await expectRoom(page)
      const greeting = await boxOf(chat.lastAnswerText)
      const list = await boxOf(page.getByRole('region', { name: 'Messages', exact: true }))
      expect([greeting.y >= list.y, greeting.bottom <= list.bottom]).toEqual([true, true])
      expect((await boxOf(openings)).y).toBeGreaterThanOrEqual(greeting.bottom)
      await expect(openings.getByRole('button').first()).toBeInViewport({ ratio: 1 })
      expect(await shifted()).toBeLessThan(0.02)
    }
    await chat.sendAndWait('Thanks')
    await expectRoom(page)
    await chat.input.fill('x'.repeat(3_900))
    await expect(page.getByText('3,900 / 4,000')).toBeVisible()
    await expectRoom(page)
  })
}

test('a chat on a phone keeps its buttons and the site’s links behind two buttons, by keyboard too', async ({
  page,
  chat,
  otherMember,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const long = await createPersona(otherMember, { name: `Professor ${'Donaudampfschifffahrt'.repeat(2).slice(0, 36)}` })
  await chat.open(long.slug)
  await expectRoom(page)
  const more = page.getByRole('button', { name: 'More', exact: true })
  const share = page.getByRole('button', { name: 'Share this persona' })
  await expect(share).toBeHidden()
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Upvote' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 390, height: 664 })
  await share.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  // The dialog takes keys once it has moved the focus.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy link' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()
  // A tooltip of the button closes first.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(share).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(more).toBeFocused()

  await page.getByRole('button', { name: 'Menu' }).click()
  const links = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Rostra, home', 'Sign up', 'Log in']) await expect(links.getByRole('link', { name })).toBeVisible()
  await links.getByRole('link', { name: 'Rostra, home' }).click()
  await expect(page).toHaveURL('/')

  // A wide window has the site's bar, and all buttons in the header.
  await page.setViewportSize({ width: 1280, height: 844 })
  await chat.open(long.slug)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(share).toBeVisible()
  await expect(more).toBeHidden()
})
