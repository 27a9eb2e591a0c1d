import { startBreakableProxy } from '../support/breakable-proxy.ts'
import { slowAnswer } from '../support/chat-panel.ts'
import { type FocusedElement, readFocus } from '../support/focus-indicator.ts'
import { expect, test, visitorTest } from '../support/test-fixtures.ts'

test('a keyboard user sends a message from the landing page with a visible focus at every step', async ({ page, chat }) => {
  await page.goto('/')
  await chat.waitUntilReady()
  const openings = page.getByRole('list', { name: 'Questions to begin with' }).getByRole('button')
  await expect(openings).toHaveCount(3)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const stops: FocusedElement[] = []
  while (stops.at(-1)?.tag !== 'TEXTAREA' && stops.length < 20) {
    await page.keyboard.press('Tab')
    stops.push(await readFocus(page))
  }
  expect(stops.map(({ name }) => name)).toEqual([
    'Create Your AI Coach',
    'Find Coaches & Learn',
    'Upvote',
    'Downvote',
    'Share this persona',
    'Report this persona',
    'Messages',
    'Copy',
    ...(await openings.allTextContents()),
    expect.stringMatching(/^Message to /),
  ])
  expect(stops.filter(({ hasIndicator }) => !hasIndicator)).toEqual([])
  await page.keyboard.type('Thanks')
  await page.keyboard.press('Enter')
  await expect(chat.questions).toHaveText(['Thanks'])
  await chat.answerEnded()
  await expect(chat.input).toBeFocused()
})

test('a keyboard user signs in, stops an answer and signs out', async ({ page, chat, member, toasts }) => {
  await page.request.post('/api/logout')
  await page.goto('/auth')
  await page.getByLabel('Username').focus()
  await page.keyboard.type(member.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await toasts.expectOnly('Welcome back!', `You are now logged in as ${member.username}.`)
  await chat.open(slowAnswer.persona)
  await chat.input.focus()
  await page.keyboard.type(slowAnswer.question)
  await page.keyboard.press('Enter')
  await chat.answerStarted()
  await page.keyboard.press('Tab')
  await expect(chat.stopButton).toBeFocused()
  await page.keyboard.press('Enter')
  await chat.answerEnded()
  await expect(chat.input).toBeFocused()

  await page.getByRole('button', { name: `Account of ${member.username}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Your AI Dashboard' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await toasts.expectOnly('Logged out', 'You have been successfully logged out.')
})

visitorTest('the arrow keys switch the tabs of the auth page', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Log in' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused()
  await expect(page).toHaveURL('/auth?tab=register')
  await expect(page.getByLabel('Confirm password')).toBeVisible()
})

visitorTest('a navigation moves the focus to the content and announces the page title', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Find Coaches & Learn' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Discover/ })).toHaveCount(1)
})

test('the live region announces an answer in whole sentences', async ({ page, chat }) => {
  await chat.open(slowAnswer.persona)
  const region = page.locator('main [aria-live=polite]:not([role=status])')
  const announced: string[] = []
  await page.exposeFunction('announce', (text: string) => void announced.push(text))
  await region.evaluate((live) => {
    const { MutationObserver, announce } = live.ownerDocument.defaultView
    const onChange = (changes: { addedNodes: { textContent: string }[] }[]) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) announce(textContent)
    }
    new MutationObserver(onChange).observe(live, { subtree: true, childList: true, characterData: true })
  })
  await chat.sendAndWait(slowAnswer.question)
  const words = (text: string) =>
    text
      .replace(/^\d+\. /gm, '')
      .split(/\s+/)
      .join(' ')
      .trim()
  const storedText = (await chat.storedMessages()).at(-1)?.content ?? ''
  await expect.poll(() => words(announced.join(' '))).toBe(words(storedText))
  expect(announced.length).toBeGreaterThan(5)
  for (const sentence of announced) expect(sentence).toMatch(/[.!?:]$/)
  await expect(page.getByRole('region', { name: 'Messages', exact: true }).locator('[aria-live], [role=log]')).toHaveCount(0)
})

test('reduced motion stops every animation, including the typing cursor', async ({ page, chat, baseURL }) => {
  const proxy = await startBreakableProxy(baseURL ?? '')
  const runningAnimations = () =>
    page.evaluate<string[]>('document.getAnimations().map(({ animationName, transitionProperty }) => animationName ?? transitionProperty)')
  await page.goto(`${proxy.url}/persona/${slowAnswer.persona}`)
  await chat.waitUntilReady()
  proxy.stallAfter('"content"')
  await chat.send(slowAnswer.question)
  await chat.answerStarted()
  await expect.poll(runningAnimations).toEqual(['blink'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(runningAnimations).toEqual([])
  await expect(chat.lastAnswer).toContainText('AI is typing')
  proxy.close()
})
