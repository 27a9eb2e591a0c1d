import type { CDPSession, Page } from '@playwright/test'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { coloursOf, redAndBlue } from '../support/personas/picture.ts'
import { expect, test } from '../support/test-fixtures.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Choose the part to show' })
const uploadedPicture = (page: Page) => page.locator('img[src^="/api/pictures/"]').first()

async function openForm(page: Page) {
  await page.goto('/dashboard?tab=create')
  await page.getByText('Image', { exact: true }).click()
}
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => page.getByLabel('Picture file').setInputFiles(file)

test('a creator chooses the part of a picture by keyboard, as it is turned, and keeps the old one by Cancel', async ({
  page,
  member: _member,
}) => {
  await openForm(page)
  await choose(page, { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText(/^This file could not be opened as a picture/)).toBeVisible()

  // Red above blue, as the EXIF data says: the keys move it up to the blue half.
  await choose(page, await redAndBlue(page, { isTurned: true }))
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('application', { name: 'Part of the picture' })).toBeFocused()
  await expectAccessibleEverywhere(page, '[role=dialog]')
  for (let pressed = 0; pressed < 12; pressed++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('+')
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '110 %')
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(page.getByText('Picture uploaded')).toBeVisible()
  const address = (await uploadedPicture(page).getAttribute('src')) ?? ''
  const { red, blue, width } = await coloursOf(page, address)
  expect([width, red < 0.02, blue > 0.98]).toEqual([256, true, true])

  const replace = page.getByRole('button', { name: 'Upload another picture' })
  for (const leave of [() => page.keyboard.press('Escape'), () => dialog.getByRole('button', { name: 'Cancel' }).click()]) {
    await choose(page, await redAndBlue(page))
    // The dialog takes keys once it has moved the focus.
    await expect(dialog.getByRole('application', { name: 'Part of the picture' })).toBeFocused()
    await leave()
    await expect(dialog).toBeHidden()
    await expect(replace).toBeFocused()
    await expect(uploadedPicture(page)).toHaveAttribute('src', address)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })

  test('a creator drags and pinches a picture to the part to show', async ({ page, member: _member }) => {
    await openForm(page)
    await choose(page, await redAndBlue(page))
    const dialog = dialogOf(page)
    const frame = dialog.getByRole('application', { name: 'Part of the picture' })
    await frame.scrollIntoViewIfNeeded()
    const box = await frame.boundingBox()
    if (!box) throw new Error('The frame is not shown')
    const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y })
    const session = await page.context().newCDPSession(page)

    await touch(session, 'touchStart', [at(0.2, 0.5)])
    for (const x of [0.4, 0.6, 0.8, 0.95]) await touch(session, 'touchMove', [at(x, 0.5)])
    await touch(session, 'touchEnd', [])
    const slider = dialog.getByRole('slider', { name: 'Zoom' })
    await expect(slider).toHaveAttribute('aria-valuetext', '100 %')

    await touch(session, 'touchStart', [at(0.4, 0.5), at(0.6, 0.5)])
    for (const spread of [0.15, 0.2]) await touch(session, 'touchMove', [at(0.5 - spread, 0.5), at(0.5 + spread, 0.5)])
    await touch(session, 'touchEnd', [])
    await expect(slider).toHaveAttribute('aria-valuetext', /^(19\d|20\d) %$/)
    await expectNoHorizontalScroll(page)
    const use = dialog.getByRole('button', { name: 'Use this part' })
    for (const button of [use, dialog.getByRole('button', { name: 'Cancel' }), dialog.getByRole('button', { name: 'Zoom in' })])
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await use.click()
    await expect(page.getByText('Picture uploaded')).toBeVisible()
    const { red, blue } = await coloursOf(page, (await uploadedPicture(page).getAttribute('src')) ?? '')
    expect([red > 0.98, blue < 0.02]).toEqual([true, true])
  })
})
