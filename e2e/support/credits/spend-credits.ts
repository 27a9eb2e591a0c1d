import { expect, type Page } from '@playwright/test'

const batchSize = 25

/** Sends messages in new conversations until `left` credits remain. */
export async function spendCreditsTo(page: Page, left: number) {
  const { request } = page
  const credits = async (): Promise<number> => (await (await request.get('/api/user/status')).json()).messageCredits
  const [bot] = await (await request.get('/api/bots/public?limit=1')).json()
  const send = async () => {
    const { conversation } = await (await request.post('/api/conversations', { data: { botId: bot.id } })).json()
    const data = { conversationId: conversation.id, content: 'Thanks', isFromBot: false, audioUrl: null }
    expect((await request.post('/api/messages', { data })).status()).toBe(201)
  }
  const messages = Math.floor(((await credits()) - left) / 2)
  for (let sent = 0; sent < messages; sent += batchSize) {
    await Promise.all(Array.from({ length: Math.min(batchSize, messages - sent) }, send))
  }
  await expect.poll(credits).toBe(left)
}
