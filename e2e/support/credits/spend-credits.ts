import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

const batchSize = 25

/** Sends messages in new conversations until `left` credits remain. */
export async function spendCreditsTo(page: Page, left: number) {
  const { request } = page
  const credits = async (): Promise<number> => (await (await request.get('/api/user/status')).json()).messageCredits
  const [bot] = await (await request.get('/api/bots/public?limit=1')).json()
  const send = async () => {
    const requestId = randomUUID()
    // A busy product refuses a call for a moment.
    await expect(async () => {
      const { conversation } = await (await request.post('/api/conversations', { data: { botId: bot.id, requestId } })).json()
      const data = { conversationId: conversation.id, content: 'Thanks', isFromBot: false, audioUrl: null, requestId }
      expect([200, 201]).toContain((await request.post('/api/messages', { data })).status())
    }).toPass()
  }
  const messages = Math.floor(((await credits()) - left) / 2)
  for (let sent = 0; sent < messages; sent += batchSize) {
    await Promise.all(Array.from({ length: Math.min(batchSize, messages - sent) }, send))
  }
  await expect.poll(credits).toBe(left)
}
