import type { Locator, Page } from '@playwright/test'
import { newAccount } from '../support/accounts/member.ts'
import { signUp } from '../support/accounts/sign-up.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { type FocusedElement, readFocus } from '../support/focus-indicator.ts'
import { expect, test } from '../support/test-fixtures.ts'

interface AnswerState {
  letters: number
  typing: boolean
  copyButtons: number
  cursorDuration: string
}

/** Records the state of the next answer after each change of the messages until it ends. Returns what waits for that. */
async function recordStates(messages: Locator): Promise<() => Promise<AnswerState[]>> {
  await messages.evaluate((list) => {
    const { MutationObserver, getComputedStyle } = list.ownerDocument.defaultView
    const answers = () => list.querySelectorAll('ol > li[aria-busy]')
    const before = answers().length
    const states: AnswerState[] = []
    list.ownerDocument.defaultView.recorded = new Promise<AnswerState[]>((resolve) => {
      const record = () => {
        const item = answers()[before]
        if (!item) return
        if (item.getAttribute('aria-busy') === 'false') return resolve(states)
        const buttons: { textContent: string }[] = [...item.querySelectorAll('button')]
        const last = item.querySelector('.typing > :is(ul, ol):last-child > li:last-child') ?? item.querySelector('.typing > :last-child')
        states.push({
          letters: item.querySelector('.prose')?.textContent.length ?? 0,
          typing: item.textContent.includes('AI is typing'),
          copyButtons: buttons.filter(({ textContent }) => textContent === 'Copy').length,
          cursorDuration: getComputedStyle(last ?? item, '::after').animationDuration,
        })
      }
      new MutationObserver(record).observe(list, { subtree: true, childList: true, characterData: true, attributes: true })
    })
  })
  return () => messages.page().evaluate<AnswerState[]>('window.recorded')
}

/** Moves from the top of the landing page to the input of its chat by keyboard. Expects each stop in its order, with a visible focus. */
async function tabToInput(page: Page) {
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
}

test('a guest sees the featured persona’s answer stream word by word', async ({ page, chat }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Teach What You Know. Learn What You Don't.")
  await chat.waitUntilReady()
  await expect(chat.answers).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^Start Chat/ })).toHaveCount(4)
  await expectAccessibleEverywhere(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })

  await tabToInput(page)
  // Before the send: the answer may take less than a second.
  const statesOfAnswer = await recordStates(page.getByRole('region', { name: 'Messages', exact: true }))
  await page.keyboard.type('How would you begin, if you were me?')
  await page.keyboard.press('Enter')
  await expect(chat.questions).toHaveText(['How would you begin, if you were me?'])
  const states = await statesOfAnswer()
  await chat.answerEnded()
  await expect(chat.input).toBeFocused()

  const lengths = states.map(({ letters }) => letters)
  expect(new Set(lengths).size).toBeGreaterThan(5)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  expect(new Set(states.map(({ typing, copyButtons }) => `${typing} ${copyButtons}`))).toEqual(new Set(['true 0']))
  expect(states.at(-1)?.cursorDuration).toBe('1s')
  await expect(chat.lastAnswer).not.toContainText('AI is typing')
  await expect(chat.lastAnswer.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(1)
})

test('a guest is asked to sign up after ten messages and continues the same conversation as a member', async ({ page, chat, toasts }) => {
  await page.goto('/discover?chat=coach-bex')
  await chat.waitUntilReady()
  await expectAccessibleEverywhere(page)
  await chat.sendWithoutPanel(Array.from({ length: 9 }, (_, index) => `Thanks, number ${index + 1}`))
  await page.reload()
  await chat.waitUntilReady()
  await expect(chat.questions).toHaveCount(9)
  await expect(chat.signUpPrompt).toBeHidden()
  await chat.sendAndWait('Thanks, number 10')

  await expect(chat.signUpPrompt).toBeVisible()
  await expect(chat.input).toBeDisabled()
  await expect(chat.input).toHaveAttribute('placeholder', 'Sign up or log in to continue...')
  await expect(chat.sendButton).toBeDisabled()
  await expectAccessibleEverywhere(page)
  const conversation = await chat.conversationId()
  const messages = await chat.storedMessages()
  expect(messages).toHaveLength(21)

  const account = newAccount()
  await expect(chat.signUpPrompt.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /^\/auth\?tab=login&/)
  await chat.signUpPrompt.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/auth\?tab=register&/)
  await signUp(page, account)
  await toasts.expectOnly('Account created!', `Welcome to Rostra, ${account.username}!`)
  await chat.waitUntilReady()
  await expect(chat.signUpPrompt).toBeHidden()
  expect(await chat.conversationId()).toBe(conversation)
  await expect(chat.questions).toHaveText(messages.filter(({ isFromBot }) => !isFromBot).map(({ content }) => content))
  await expect(chat.answers).toHaveCount(11)

  await chat.sendAndWait('Thanks, number 11')
  await expect(chat.lastAnswerText).not.toBeEmpty()
  expect((await chat.storedMessages()).slice(0, 21)).toEqual(messages)
  expect(await chat.storedMessages()).toHaveLength(23)
})
