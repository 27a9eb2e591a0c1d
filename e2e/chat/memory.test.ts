import type { Page } from '@playwright/test'
import { accountSettingsUrl } from '../support/accounts/account-settings.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { MemorySheet } from '../support/memory-sheet.ts'
import { expect, test } from '../support/test-fixtures.ts'

// Without motion, axe measures no colour in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const memorySection = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Memory', exact: true }) })

for (const width of [390, 1280]) {
  test(`a persona notes what a member says once memories are on, at ${width} px`, async ({ page, member, chat }) => {
    expect(member.username).toBeTruthy()
    await page.setViewportSize({ width, height: 844 })
    const sheet = new MemorySheet(page)
    await chat.open('coach-bex')
    await chat.sendAndWait('I prefer imperial units.')
    await expect(sheet.button).toHaveText('Memory off')
    await sheet.open()
    await sheet.turnOn()
    await expect(sheet.notes).toHaveCount(0)
    await sheet.close()

    await chat.sendAndWait('I prefer metric units.')
    await expect(sheet.button).toHaveText('Memory1 of 20 notes', { timeout: 20_000 })
    await sheet.open()
    await expect(sheet.notes).toHaveText([/metric units.*Noted by AI/])
    await expectAccessible(page, '[role=dialog]')
    await sheet.close()

    await chat.open('odette-marchand')
    await expect(sheet.button).toHaveText('Memory0 of 20 notes')
  })

  test(`notes are written, changed, deleted and restored by keyboard, at ${width} px`, async ({ page, member, chat }) => {
    expect(member.username).toBeTruthy()
    await page.setViewportSize({ width, height: 844 })
    const sheet = new MemorySheet(page)
    await chat.open('coach-bex')
    await sheet.button.focus()
    await page.keyboard.press('Enter')
    await expect(sheet.dialog).toBeFocused()
    await sheet.dialog.getByRole('switch').focus()
    await page.keyboard.press('Space')
    await sheet.newNote.focus()
    await page.keyboard.type('Runs in the morning')
    await page.keyboard.press('Enter')
    await expect(sheet.notes).toHaveText([/^Runs in the morning\s*Written by you/])

    await sheet.dialog.getByRole('button', { name: 'Edit: Runs in the morning' }).focus()
    await page.keyboard.press('Enter')
    await expect(sheet.dialog.getByRole('textbox', { name: 'Note', exact: true })).toBeFocused()
    await page.keyboard.type(' and swims')
    await page.keyboard.press('Enter')
    await expect(sheet.dialog.getByRole('button', { name: 'Edit: Runs in the morning and swims' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(sheet.dialog.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet.notes).toHaveText([/^Runs in the morning and swims\s*Written by you/])
    await expect(sheet.dialog.getByRole('button', { name: 'Edit: Runs in the morning and swims' })).toBeVisible()

    await page.reload()
    await expect(sheet.button).toHaveText('Memory1 of 20 notes')
    await sheet.open()
    await sheet.dialog.getByRole('button', { name: 'Forget everything' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toContainText('1 note about you will be deleted.')
    await page.getByRole('button', { name: 'Delete the notes' }).press('Enter')
    await expect(sheet.notes).toHaveCount(0)
    await expect(sheet.dialog).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet.dialog).toBeHidden()
    await expect(sheet.button).toBeFocused()
  })
}

test('the account tab has the notes of each persona, and turns memories off', async ({ page, member, chat }) => {
  expect(member.username).toBeTruthy()
  const sheet = new MemorySheet(page)
  for (const [slug, text] of [
    ['coach-bex', 'Has a small garden'],
    ['odette-marchand', 'Cooks for four'],
  ] as const) {
    await chat.open(slug)
    await sheet.open()
    if (slug === 'coach-bex') await sheet.turnOn()
    await sheet.add(text)
    await expectAccessibleEverywhere(page, '[role=dialog]')
    await sheet.close()
  }
  await sheet.open()
  await sheet.dialog.getByRole('link', { name: 'All notes and settings' }).click()
  await expect(page).toHaveURL(`${accountSettingsUrl}#memory`)
  const section = memorySection(page)
  const personas = section.getByRole('list', { name: 'Personas with notes' }).locator('> li')
  await expect(personas).toContainText(['Cooks for four', 'Has a small garden'])
  await personas.first().locator('summary').click()
  await expect(personas.first().getByText('Cooks for four')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await section.getByRole('switch').click()
  await expect(section.getByRole('textbox')).toHaveCount(0)
  await page.reload()
  await expect(section.getByRole('switch')).not.toBeChecked()
  await expect(personas).toHaveCount(2)
  await section.getByRole('button', { name: 'Forget everything, all personas' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the notes' }).click()
  await expect(personas).toHaveCount(0)
  await page.reload()
  await expect(section.getByRole('switch')).toBeVisible()
  await expect(personas).toHaveCount(0)
})

test('a note that cannot be saved stays in its field, and memories that cannot be read can be tried again', async ({
  page,
  member,
  chat,
}) => {
  expect(member.username).toBeTruthy()
  const sheet = new MemorySheet(page)
  await chat.open('coach-bex')
  await sheet.open()
  await sheet.turnOn()
  await page.route('**/api/memories/*', (route) => route.abort())
  await sheet.newNote.fill('Has a small garden')
  await sheet.newNote.press('Enter')
  await expect(sheet.dialog.getByRole('alert')).toHaveText('The server could not be reached.')
  await expect(sheet.newNote).toHaveValue('Has a small garden')
  await expect(sheet.notes).toHaveCount(0)

  await page.route('**/api/memories', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', reason: 'INTERNAL', requestId: 'r-1' } }),
  )
  await page.goto(`${accountSettingsUrl}#memory`)
  const section = memorySection(page)
  await expect(section).toContainText('What personas remember about you could not be loaded.')
  await page.unrouteAll()
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByRole('switch')).toBeChecked()
})

test('a guest has no memory', async ({ page, chat }) => {
  await chat.open('coach-bex')
  await expect(page.getByRole('button', { name: /^Memory/ })).toHaveCount(0)
  expect((await page.request.get('/api/memories')).status()).toBe(401)
})
