import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { slowAnswer } from '../support/chat-panel.ts'
import { asOtherModel } from '../support/other-model.ts'
import { expect, test } from '../support/test-fixtures.ts'

/** The headless shell has no back/forward cache, and Playwright starts browsers without it. */
const chromium = process.env.PATH?.split(delimiter)
  .map((folder) => join(folder, 'chromium'))
  .find(existsSync)

test.use({
  headless: false,
  launchOptions: [
    async ({ launchOptions: { args = [], ...options } }, use) => {
      const own = { executablePath: chromium, args: [...args, '--headless=new'] }
      await use({ ...options, ...(chromium && own), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    },
    { scope: 'worker' },
  ],
})
test.skip(!chromium, 'needs Chromium beside its headless shell')

test('a chat that is left while it answers is complete after the browser restores it from its cache', async ({ page, chat }) => {
  await asOtherModel(page)
  await chat.open(slowAnswer.persona)
  await chat.send(slowAnswer.question)
  await chat.answerStarted()
  await page.evaluate("window.addEventListener('pageshow', ({ persisted }) => { window.isRestored = persisted })")
  await page.goto('/about')
  await page.evaluate('history.back()')
  await page.waitForFunction('window.isRestored')
  await chat.answerEnded()
  expect(await chat.copyLastAnswer()).toBe((await chat.storedMessages()).at(-1)?.content)
})
