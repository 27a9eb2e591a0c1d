import { slow } from './support/chat-panel.ts'
import { type FocusMark, focusMark } from './support/focus-mark.ts'
import { lineTo } from './support/line.ts'
import { expect, test } from './support/test.ts'

test('by keyboard alone: from the landing page to a sent message, with the focus always to be seen', async ({ page, chat }) => {
  await page.goto('/')
  await chat.ready()
  const openings = page.getByRole('list', { name: 'Questions to begin with' }).getByRole('button')
  await expect(openings).toHaveCount(3)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const stops: FocusMark[] = []
  while (stops.at(-1)?.tag !== 'TEXTAREA' && stops.length < 20) {
    await page.keyboard.press('Tab')
    stops.push(await focusMark(page))
  }
  expect(stops.map(({ name }) => name)).toEqual([
    'Create Your AI Coach',
    'Find Coaches & Learn',
    'Upvote',
    'Downvote',
    'Share this persona',
    'Messages',
    'Copy',
    ...(await openings.allTextContents()),
    expect.stringMatching(/^Message to /),
  ])
  expect(stops.filter(({ marked }) => !marked)).toEqual([])
  await page.keyboard.type('Thanks')
  await page.keyboard.press('Enter')
  await expect(chat.questions).toHaveText(['Thanks'])
  await chat.ended()
  await expect(chat.input).toBeFocused()
})

test('by keyboard alone: a reply is stopped, and signing in and out works', async ({ page, chat, member, toasts }) => {
  await page.request.post('/api/logout')
  await page.goto('/auth')
  await page.getByLabel('Username').focus()
  await page.keyboard.type(member.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await toasts.says('Welcome back!', `You are now logged in as ${member.username}.`)
  await chat.open(slow.persona)
  await chat.input.focus()
  await page.keyboard.type(slow.question)
  await page.keyboard.press('Enter')
  await chat.replying()
  await page.keyboard.press('Tab')
  await expect(chat.stopButton).toBeFocused()
  await page.keyboard.press('Enter')
  await chat.ended()
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
  await toasts.says('Logged out', 'You have been successfully logged out.')
})

test('the tabs of the auth page are turned by the arrow keys', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Log in' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused()
  await expect(page).toHaveURL('/auth?tab=register')
  await expect(page.getByLabel('Confirm password')).toBeVisible()
})

test('a change of page moves the focus to its content and says its title', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Find Coaches & Learn' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Discover/ })).toHaveCount(1)
})

test('a screen reader hears a reply in whole sentences', async ({ page, chat }) => {
  await chat.open(slow.persona)
  const region = page.locator('main [aria-live=polite]:not([role=status])')
  const heard: string[] = []
  await page.exposeFunction('hear', (text: string) => void heard.push(text))
  await region.evaluate((live) => {
    const { MutationObserver, hear } = live.ownerDocument.defaultView
    const onChange = (changes: { addedNodes: { textContent: string }[] }[]) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) hear(textContent)
    }
    new MutationObserver(onChange).observe(live, { subtree: true, childList: true, characterData: true })
  })
  await chat.ask(slow.question)
  const words = (text: string) =>
    text
      .replace(/^\d+\. /gm, '')
      .split(/\s+/)
      .join(' ')
      .trim()
  const said = (await chat.stored()).at(-1)?.content ?? ''
  await expect.poll(() => words(heard.join(' '))).toBe(words(said))
  expect(heard.length).toBeGreaterThan(5)
  for (const sentence of heard) expect(sentence).toMatch(/[.!?:]$/)
  await expect(page.getByRole('region', { name: 'Messages', exact: true }).locator('[aria-live], [role=log]')).toHaveCount(0)
})

test('whoever wants no motion gets none, not even the cursor’s', async ({ page, chat, baseURL }) => {
  const line = await lineTo(baseURL ?? '')
  const moving = () =>
    page.evaluate<string[]>('document.getAnimations().map(({ animationName, transitionProperty }) => animationName ?? transitionProperty)')
  await page.goto(`${line.url}/persona/${slow.persona}`)
  await chat.ready()
  line.stallAfter('"content"')
  await chat.send(slow.question)
  await chat.replying()
  await expect.poll(moving).toEqual(['blink'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(moving).toEqual([])
  await expect(chat.lastReply).toContainText('AI is typing')
  line.close()
})
