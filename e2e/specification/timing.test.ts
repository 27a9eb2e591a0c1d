import { expect, test } from '../support/test-fixtures.ts'

test('a tooltip appears after 700 ms', async ({ page, chat }) => {
  await chat.open('coach-bex')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Share this persona' }).hover()
  await page.clock.runFor(600)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(page.getByRole('tooltip')).toHaveText('Share this persona')
})

test('a toast goes away when it is swiped by 50 px, and stays below that', async ({ page, chat, toasts }) => {
  await chat.open('coach-bex')
  await page.getByRole('button', { name: 'Upvote' }).click()
  await expect(toasts.all).toHaveCount(1)
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
