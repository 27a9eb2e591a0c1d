import { newcomer } from './support/member.ts'
import { expect, test } from './support/test.ts'

/** What is seen of the last reply at one moment. */
const look = `(reply) => ({
  letters: reply.querySelector('.prose')?.textContent.length ?? 0,
  typing: reply.textContent.includes('AI is typing'),
  copyButtons: [...reply.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Copy').length,
  cursor: getComputedStyle(reply.querySelector('.prose > :last-child') ?? reply, '::after').animationDuration,
})`

interface Look {
  letters: number
  typing: boolean
  copyButtons: number
  cursor: string
}

test('a stranger reads on the landing page how the featured persona answers, word by word', async ({ page, chat }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Teach What You Know. Learn What You Don't.")
  await chat.ready()
  await expect(chat.replies).toHaveCount(1)

  await chat.send('How would you begin, if you were me?')
  await expect(chat.questions).toHaveText(['How would you begin, if you were me?'])
  await expect(chat.lastReply).toContainText('AI is typing')
  await chat.replying()
  const looks: Look[] = []
  await expect(async () => {
    looks.push(await chat.lastReply.evaluate<Look>(`(${look})(arguments[0])`.replace('arguments[0]', 'document.querySelector("li[aria-busy=true]")')))
    expect(new Set(looks.map(({ letters }) => letters)).size).toBeGreaterThan(3)
  }).toPass({ intervals: [50], timeout: 10_000 })
  expect(looks.map(({ letters }) => letters)).toEqual(looks.map(({ letters }) => letters).sort((a, b) => a - b))
  for (const { typing, copyButtons } of looks) expect({ typing, copyButtons }).toEqual({ typing: true, copyButtons: 0 })

  await chat.ended()
  await expect(chat.lastReply).not.toContainText('AI is typing')
  await expect(chat.lastReply.getByRole('button', { name: 'Copy' })).toHaveCount(1)
})
