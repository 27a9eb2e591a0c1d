import { expectAccessible, expectAccessibleEverywhere } from './support/accessible.ts'
import { slow } from './support/chat-panel.ts'
import { lineTo } from './support/line.ts'
import { expect, test } from './support/test.ts'

// Nothing moves, so that axe measures no colour half way to another.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on the landing page', async ({ page, chat }) => {
  await page.goto('/')
  await chat.ready()
  await expect(page.getByRole('link', { name: /^Start Chat/ })).toHaveCount(4)
  await expectAccessibleEverywhere(page)
})

test('axe finds nothing on discover, full and empty', async ({ page }) => {
  await page.goto('/discover')
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByText('No AI personas found')).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
})

test('axe finds nothing on the auth page, nor when fields are refused', async ({ page }) => {
  await page.goto('/auth')
  await expectAccessibleEverywhere(page)
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toHaveCount(3)
  await expectAccessibleEverywhere(page)
})

test('axe finds nothing where a page or a persona is missing', async ({ page }) => {
  for (const address of ['/nowhere', '/persona/nobody-of-that-name']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleEverywhere(page)
  }
})

test('axe finds nothing in a chat: new, while a reply is written, when it is lost, and when it is whole', async ({
  page,
  chat,
  baseURL,
}) => {
  const line = await lineTo(baseURL ?? '')
  await page.clock.install()
  await page.goto(`${line.url}/persona/${slow.persona}`)
  await chat.ready()
  await expectAccessibleEverywhere(page)

  line.stallAfter('"content"')
  await chat.send(slow.question)
  await chat.replying()
  await expectAccessibleEverywhere(page)
  await page.clock.fastForward(2_500)
  line.cut()
  await expect(async () => {
    await page.clock.fastForward(3_500)
    await expect(chat.lastReply).toContainText('[Connection lost. Please try again.]', { timeout: 300 })
  }).toPass()
  await expectAccessibleEverywhere(page)

  line.mend()
  await chat.lastReply.getByRole('button', { name: 'Try again' }).click()
  await chat.ended()
  await expect(chat.lastWords.getByRole('list')).toBeVisible()
  await expectAccessibleEverywhere(page)
  line.close()
})

test('axe finds nothing in an inline chat, nor when a guest has to sign up', async ({ page, chat }) => {
  await page.goto('/discover?chat=coach-bex')
  await chat.ready()
  await expectAccessibleEverywhere(page)
  await chat.spendElsewhere(10)
  await chat.send('One more, please')
  await expect(chat.signUpPrompt).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('axe finds nothing in the open menus and in a toast', async ({ page, member }) => {
  await page.goto('/discover')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.getByRole('button', { name: width < 768 ? 'Menu' : `Account of ${member.username}` }).click()
    await expect(page.getByText('100 credits')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByText('You have been successfully logged out.').first()).toBeVisible()
  await expectAccessible(page)
})
