import type { Locator } from '@playwright/test'
import { newAccount } from '../support/accounts/member.ts'
import { expect, test } from '../support/test-fixtures.ts'

interface AnswerState {
  letters: number
  typing: boolean
  copyButtons: number
  cursorDuration: string
}

/** Records the state of an answer after each change of its element until it ends. */
function recordStates(answer: Locator): Promise<AnswerState[]> {
  return answer.evaluate((item) => {
    const { MutationObserver, getComputedStyle } = item.ownerDocument.defaultView
    const states: AnswerState[] = []
    return new Promise<AnswerState[]>((resolve) => {
      const record = () => {
        if (item.getAttribute('aria-busy') === 'false') return resolve(states)
        const buttons: { textContent: string }[] = [...item.querySelectorAll('button')]
        states.push({
          letters: item.querySelector('.prose')?.textContent.length ?? 0,
          typing: item.textContent.includes('AI is typing'),
          copyButtons: buttons.filter(({ textContent }) => textContent === 'Copy').length,
          cursorDuration: getComputedStyle(item.querySelector('.typing > :last-child') ?? item, '::after').animationDuration,
        })
      }
      new MutationObserver(record).observe(item, { subtree: true, childList: true, characterData: true, attributes: true })
    })
  })
}

test('a guest sees the featured persona’s answer stream word by word', async ({ page, chat }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Teach What You Know. Learn What You Don't.")
  await chat.waitUntilReady()
  await expect(chat.answers).toHaveCount(1)
  const copyOfLast = chat.lastAnswer.getByRole('button', { name: 'Copy' })

  await chat.send('How would you begin, if you were me?')
  await expect(chat.questions).toHaveText(['How would you begin, if you were me?'])
  await expect(chat.lastAnswer).toContainText('AI is typing')
  await expect(copyOfLast).toHaveCount(0)
  const states = await recordStates(chat.lastAnswer)
  await chat.answerEnded()

  const lengths = states.map(({ letters }) => letters)
  expect(new Set(lengths).size).toBeGreaterThan(5)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  expect(new Set(states.map(({ typing, copyButtons }) => `${typing} ${copyButtons}`))).toEqual(new Set(['true 0']))
  expect(states.at(-1)?.cursorDuration).toBe('1s')
  await expect(chat.lastAnswer).not.toContainText('AI is typing')
  await expect(copyOfLast).toHaveCount(1)
})

test('a guest is asked to sign up after ten messages and continues the same conversation as a member', async ({ page, chat, toasts }) => {
  const account = newAccount()
  await page.goto('/')
  await chat.waitUntilReady()
  for (let message = 1; message <= 9; message++) await chat.sendAndWait(`Thanks, number ${message}`)
  await expect(chat.signUpPrompt).toBeHidden()
  await chat.sendAndWait('Thanks, number 10')

  await expect(chat.signUpPrompt).toBeVisible()
  await expect(chat.input).toBeDisabled()
  await expect(chat.input).toHaveAttribute('placeholder', 'Sign up or log in to continue...')
  await expect(chat.sendButton).toBeDisabled()
  const conversation = await chat.conversationId()
  const messages = await chat.storedMessages()
  expect(messages).toHaveLength(21)

  await expect(chat.signUpPrompt.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /^\/auth\?tab=login&/)
  await chat.signUpPrompt.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/auth\?tab=register&/)
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password').fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()

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

test('the server enforces the guest’s limit of ten messages over all conversations', async ({ chat, toasts }) => {
  await chat.open('coach-bex')
  await chat.sendInOtherConversations(10)
  await chat.send('One more, please')
  await toasts.expectOnly('Account required', 'Please sign up or log in to continue the conversation.')
  await expect(chat.lastAnswer).toContainText('[Message failed to send]')
  await expect(chat.signUpPrompt).toBeVisible()
  await expect(chat.input).toBeDisabled()
})
