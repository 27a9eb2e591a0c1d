import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { startBreakableProxy } from '../support/breakable-proxy.ts'
import { slowAnswer } from '../support/chat-panel.ts'
import { expect, test } from '../support/test-fixtures.ts'

// Without motion, axe measures no colour in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the landing page has no axe violations', async ({ page, chat }) => {
  await page.goto('/')
  await chat.waitUntilReady()
  await expect(page.getByRole('link', { name: /^Start Chat/ })).toHaveCount(4)
  await expectAccessibleEverywhere(page)
})

test('discover has no axe violations, with and without results', async ({ page }) => {
  await page.goto('/discover')
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByText('No AI personas found')).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
})

test('the auth page has no axe violations, with and without field errors', async ({ page }) => {
  await page.goto('/auth')
  await expectAccessibleEverywhere(page)
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toHaveCount(3)
  await expectAccessibleEverywhere(page)
})

test('the not-found pages have no axe violations', async ({ page }) => {
  for (const address of ['/nowhere', '/persona/unknown-persona']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleEverywhere(page)
  }
})

test('a chat has no axe violations: new, while an answer streams, after a lost connection and when complete', async ({
  page,
  chat,
  baseURL,
}) => {
  const proxy = await startBreakableProxy(baseURL ?? '')
  await page.clock.install()
  await page.goto(`${proxy.url}/persona/${slowAnswer.persona}`)
  await chat.waitUntilReady()
  await expectAccessibleEverywhere(page)

  proxy.stallAfter('"content"')
  await chat.send(slowAnswer.question)
  await chat.answerStarted()
  await expectAccessibleEverywhere(page)
  await page.clock.fastForward(2_500)
  proxy.disconnect()
  await expect(async () => {
    await page.clock.fastForward(3_500)
    await expect(chat.lastAnswer).toContainText('[Connection lost. Please try again.]', { timeout: 300 })
  }).toPass()
  await expectAccessibleEverywhere(page)

  proxy.restore()
  await chat.lastAnswer.getByRole('button', { name: 'Try again' }).click()
  await chat.answerEnded()
  await expect(chat.lastAnswerText.getByRole('list')).toBeVisible()
  await expectAccessibleEverywhere(page)
  proxy.close()
})

test('an inline chat and the sign-up prompt have no axe violations', async ({ page, chat }) => {
  await page.goto('/discover?chat=coach-bex')
  await chat.waitUntilReady()
  await expectAccessibleEverywhere(page)
  await chat.sendInOtherConversations(10)
  await chat.send('One more, please')
  await expect(chat.signUpPrompt).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('open menus and toasts have no axe violations', async ({ page, member }) => {
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
