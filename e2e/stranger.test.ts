import type { Locator } from '@playwright/test'
import { newcomer } from './support/member.ts'
import { expect, test } from './support/test.ts'

interface Look {
  letters: number
  typing: boolean
  copyButtons: number
  cursorBeat: string
}

/** Watches a reply from now until it has ended, and gives what was seen after each change. */
function watch(reply: Locator): Promise<Look[]> {
  return reply.evaluate((item) => {
    const { MutationObserver, getComputedStyle } = item.ownerDocument.defaultView
    const looks: Look[] = []
    return new Promise<Look[]>((resolve) => {
      const look = () => {
        if (item.getAttribute('aria-busy') === 'false') return resolve(looks)
        const buttons: { textContent: string }[] = [...item.querySelectorAll('button')]
        looks.push({
          letters: item.querySelector('.prose')?.textContent.length ?? 0,
          typing: item.textContent.includes('AI is typing'),
          copyButtons: buttons.filter(({ textContent }) => textContent === 'Copy').length,
          cursorBeat: getComputedStyle(item.querySelector('.typing > :last-child') ?? item, '::after').animationDuration,
        })
      }
      new MutationObserver(look).observe(item, { subtree: true, childList: true, characterData: true, attributes: true })
    })
  })
}

test('a stranger sees the featured persona answer word by word', async ({ page, chat }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Teach What You Know. Learn What You Don't.")
  await chat.ready()
  await expect(chat.replies).toHaveCount(1)
  const copyOfLast = chat.lastReply.getByRole('button', { name: 'Copy' })

  await chat.send('How would you begin, if you were me?')
  await expect(chat.questions).toHaveText(['How would you begin, if you were me?'])
  await expect(chat.lastReply).toContainText('AI is typing')
  await expect(copyOfLast).toHaveCount(0)
  const looks = await watch(chat.lastReply)
  await chat.ended()

  const lengths = looks.map(({ letters }) => letters)
  expect(new Set(lengths).size).toBeGreaterThan(5)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  expect(new Set(looks.map(({ typing, copyButtons }) => `${typing} ${copyButtons}`))).toEqual(new Set(['true 0']))
  expect(looks.at(-1)?.cursorBeat).toBe('1s')
  await expect(chat.lastReply).not.toContainText('AI is typing')
  await expect(copyOfLast).toHaveCount(1)
})

test('after ten messages a stranger is asked to sign up, registers, and goes on in the same conversation', async ({
  page,
  chat,
  toasts,
}) => {
  const person = newcomer()
  await page.goto('/')
  await chat.ready()
  for (let message = 1; message <= 9; message++) await chat.ask(`Thanks, number ${message}`)
  await expect(chat.signUpPrompt).toBeHidden()
  await chat.ask('Thanks, number 10')

  await expect(chat.signUpPrompt).toBeVisible()
  await expect(chat.input).toBeDisabled()
  await expect(chat.input).toHaveAttribute('placeholder', 'Sign up or log in to continue...')
  await expect(chat.sendButton).toBeDisabled()
  const conversation = await chat.conversationId()
  const said = await chat.stored()
  expect(said).toHaveLength(21)

  await expect(chat.signUpPrompt.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /^\/auth\?tab=login&/)
  await chat.signUpPrompt.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/auth\?tab=register&/)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()

  await toasts.says('Account created!', `Welcome to Rostra, ${person.username}!`)
  await chat.ready()
  await expect(chat.signUpPrompt).toBeHidden()
  expect(await chat.conversationId()).toBe(conversation)
  await expect(chat.questions).toHaveText(said.filter(({ isFromBot }) => !isFromBot).map(({ content }) => content))
  await expect(chat.replies).toHaveCount(11)

  await chat.ask('Thanks, number 11')
  await expect(chat.lastWords).not.toBeEmpty()
  expect((await chat.stored()).slice(0, 21)).toEqual(said)
  expect(await chat.stored()).toHaveLength(23)
})

test('a stranger who makes the browser forget is held to ten messages by the server', async ({ chat, toasts }) => {
  await chat.open('coach-bex')
  await chat.spendElsewhere(10)
  await chat.send('One more, please')
  await toasts.says('Account required', 'Please sign up or log in to continue the conversation.')
  await expect(chat.lastReply).toContainText('[Message failed to send]')
  await expect(chat.signUpPrompt).toBeVisible()
  await expect(chat.input).toBeDisabled()
})
