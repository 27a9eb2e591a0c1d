import { slowAnswer } from '../support/chat-panel.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('an empty message cannot be sent by key or by button', async ({ page, chat }) => {
  let sends = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/messages')) sends += 1
  })
  await chat.open('coach-bex')
  for (const empty of ['', '   ', ' \n ']) {
    await chat.input.fill(empty)
    await expect(chat.sendButton).toBeDisabled()
    await chat.input.press('Enter')
  }
  await expect(chat.questions).toHaveCount(0)
  await chat.sendAndWait('  Thanks  ')
  await expect(chat.questions).toHaveText(['Thanks'])
  expect(sends).toBe(1)
})

test('the counter shows the used characters, and a message of 4,001 characters cannot be sent', async ({ page, chat }) => {
  const full = 'a'.repeat(4_000)
  await chat.open('coach-bex')
  await expect(page.getByText('0 / 4,000')).toBeVisible()
  await chat.input.fill('Hello')
  await expect(page.getByText('5 / 4,000')).toBeVisible()
  await chat.input.fill(`${full}b`)
  await expect(page.getByText('1 character too many')).toBeVisible()
  await expect(chat.sendButton).toBeDisabled()
  await chat.input.press('Enter')
  await expect(chat.questions).toHaveCount(0)
  await expect(chat.input).toHaveValue(`${full}b`)

  await chat.input.press('Backspace')
  await expect(page.getByText('4,000 / 4,000')).toBeVisible()
  await chat.input.press('Enter')
  await expect(chat.questions).toHaveText([full])
  await expect(chat.input).toHaveValue('')
  await chat.answerEnded()
  expect((await chat.storedMessages())[1]?.content).toBe(full)
})

test('Enter sends, Shift+Enter adds a line, and the input grows up to six lines', async ({ chat }) => {
  await chat.open('coach-bex')
  const height = async () => (await chat.input.boundingBox())?.height ?? 0
  const oneLine = await height()
  await chat.input.focus()
  await chat.input.pressSequentially('One')
  await chat.input.press('Shift+Enter')
  await chat.input.pressSequentially('Two')
  await expect(chat.input).toHaveValue('One\nTwo')
  await expect.poll(height).toBeGreaterThan(oneLine)
  await chat.input.fill('line\n'.repeat(5))
  const sixLines = await height()
  await chat.input.fill('line\n'.repeat(20))
  await expect.poll(height).toBeLessThanOrEqual(sixLines + 1)

  await chat.input.fill('One\nTwo')
  await chat.input.press('Enter')
  await expect(chat.questions).toHaveText(['One\nTwo'], { useInnerText: true })
  await expect(chat.input).toBeFocused()
  await expect.poll(height).toBe(oneLine)
})

test('no message is sent while an answer streams, and the draft is kept', async ({ page, chat }) => {
  await chat.open(slowAnswer.persona)
  await chat.send(slowAnswer.question)
  await chat.answerStarted()
  await chat.input.fill('And then?')
  await expect(page.getByText('Odette Marchand is replying. You can send when the reply has ended.')).toBeVisible()
  await chat.input.press('Enter')
  await expect(chat.input).toHaveValue('And then?')
  await expect(chat.questions).toHaveCount(1)
  await chat.stopButton.click()
  await chat.answerEnded()
  await chat.input.press('Enter')
  await expect(chat.questions).toHaveText([slowAnswer.question, 'And then?'])
})

test('the message list follows the end, and keeps its position after the reader scrolls up', async ({ page, chat }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const list = page.getByRole('region', { name: 'Messages', exact: true })
  const fromEnd = () => list.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight))
  const latest = page.getByRole('button', { name: 'Jump to latest' })
  await chat.open(slowAnswer.persona)
  await chat.send(slowAnswer.question)
  await chat.answerStarted()
  await expect(chat.lastAnswerText).toContainText('In practice')
  expect(await fromEnd()).toBeLessThanOrEqual(48)
  await expect(latest).toBeHidden()

  await list.hover()
  await page.mouse.wheel(0, -2_000)
  await expect(latest).toBeVisible()
  await expect(async () => expect(await list.evaluate((box) => box.scrollTop)).toBe(0)).toPass()
  await chat.answerEnded()
  expect(await list.evaluate((box) => box.scrollTop)).toBe(0)
  await latest.click()
  await expect.poll(fromEnd).toBeLessThanOrEqual(1)
  await expect(latest).toBeHidden()
})
