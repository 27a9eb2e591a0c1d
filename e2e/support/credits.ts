import { expect, type Page } from '@playwright/test'

const atOnce = 25

/** Sends one message after another until so many credits are left, each in a conversation that no panel shows. */
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
  for (let sent = 0; sent < messages; sent += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, messages - sent) }, send))
  }
  await expect.poll(credits).toBe(left)
}
