import { type APIRequestContext, expect } from '@playwright/test'
import { PDFDocument, StandardFonts } from 'pdf-lib'

/** What the test files know. A question has words of one sentence only. */
export const warranty = {
  question: 'How long is the warranty of a bicycle?',
  sentence: 'The warranty of a bicycle is seven years from the day of the purchase.',
  title: 'Workshop handbook.pdf',
}

const pages = [
  ['Workshop handbook', 'Opening hours are from nine to five on weekdays.', 'On Saturdays the workshop is closed.'],
  ['Guarantees', warranty.sentence, 'It does not cover tyres, chains and brake pads.'],
]

/** Returns a PDF file of two pages; the warranty is on the second. */
export async function handbook(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const lines of pages) {
    const page = document.addPage()
    lines.forEach((line, index) => {
      page.drawText(line, { x: 50, y: 750 - 24 * index, size: 12, font })
    })
  }
  return { name: warranty.title, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}

/** A file that is named PDF and begins like one, and cannot be read. */
export const brokenFile = { name: 'Broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nthis is no document') }

/** Adds a text to a persona of the account, and waits until it is read. */
export async function addText(request: APIRequestContext, botId: string, { title, text }: { title: string; text: string }) {
  const answer = await request.post(`/api/bots/${botId}/knowledge`, { data: { title, text } })
  expect(answer.status()).toBe(202)
  const { id } = await answer.json()
  await expect(async () => {
    const sources: { id: string; status: string }[] = await (await request.get(`/api/bots/${botId}/knowledge`)).json()
    expect(sources.find((source) => source.id === id)?.status).toBe('ready')
  }).toPass({ timeout: 30_000 })
}

/** Asks a persona in a new conversation, rates the answer as bad and sends that to the creator. */
export async function reportAnswer(
  request: APIRequestContext,
  botId: string,
  { question, comment }: { question: string; comment: string },
): Promise<void> {
  const { conversation } = await (await request.post('/api/conversations', { data: { botId } })).json()
  const data = { conversationId: conversation.id, content: question, isFromBot: false, audioUrl: null }
  const sent = await request.post('/api/messages', { data })
  expect(sent.status()).toBe(201)
  const { botMessage } = await sent.json()
  const rated = await request.put(`/api/messages/${botMessage.id}/feedback`, { data: { rating: 'down', comment, shared: true } })
  expect(rated.status()).toBe(200)
}
