import type { Page } from '@playwright/test'
import { register } from '../support/accounts/member.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('link', { name: /, with / })
const pinned = (page: Page) => page.getByRole('region', { name: 'Pinned' }).getByRole('link')

async function choose(page: Page, row: number, item: string) {
  await page
    .getByRole('button', { name: /^Options of / })
    .nth(row)
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

for (const width of [390, 1280]) {
  test(`conversations are pinned, shared from their rows, and all deleted, at ${width} px`, async ({ page, chat, guest }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    if (width === 1280) await register(page.request)
    await chat.open('oma-ilse')
    await chat.sendAndWait('Thanks')
    await chat.open('coach-bex')
    await chat.sendAndWait('Good morning')
    await page.goto('/conversations')
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).last()).toHaveText('Thanks')

    await choose(page, 1, 'Pin')
    await expect(pinned(page)).toHaveText('Thanks')
    await expect(rows(page).first()).toHaveText('Thanks')
    await expect(page.getByRole('button', { name: 'Options of Thanks' })).toBeFocused()
    await page.reload()
    await expect(pinned(page)).toHaveText('Thanks')
    await expectAccessibleEverywhere(page)
    await page.setViewportSize({ width, height: 844 })
    await choose(page, 0, 'Unpin')
    await expect(page.getByRole('region', { name: 'Pinned' })).toHaveCount(0)

    await choose(page, 1, 'Share')
    const dialog = page.getByRole('dialog', { name: 'Share this conversation' })
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const link = await dialog.getByLabel('Link to this conversation').inputValue()
    expect((await guest.get(link)).status()).toBe(200)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    const all = page.getByRole('button', { name: 'Delete all conversations' })
    await all.click()
    const question = page.getByRole('alertdialog', { name: 'Delete 2 conversations?' })
    await expect(question).toContainText('The link of one of them ends.')
    await expect(question).toContainText('What stays: copies that others made of what you shared')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep them' }).click()
    await expect(all).toBeFocused()
    await all.press('Enter')
    await question.getByRole('button', { name: 'Delete all', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
    expect((await guest.get(link)).status()).toBe(404)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  })
}
