import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'

interface StoredMessage {
  id: string
  content: string
  isFromBot: boolean
  status: string
  feedback: { rating: 'up' | 'down' | null } | null
}

/** A question that the offline model answers from material in three to six seconds, with a Markdown list and a citation. */
export const slowAnswer = { persona: 'odette-marchand', question: 'How do I cook soup?' }

/** Drives the chat panel, and reads the stored messages of its conversation from the server. */
export class ChatPanel {
  readonly input: Locator
  readonly sendButton: Locator
  readonly stopButton: Locator
  readonly answers: Locator
  readonly questions: Locator
  readonly lastAnswer: Locator
  /** The text of the last answer, without the persona's name, the status and the buttons. */
  readonly lastAnswerText: Locator
  readonly signUpPrompt: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    const list = page.getByRole('region', { name: 'Messages', exact: true }).locator('ol').first()
    this.input = page.getByRole('textbox', { name: /^Message to / })
    this.sendButton = page.getByRole('button', { name: 'Send message' })
    this.stopButton = page.getByRole('button', { name: 'Stop the reply' })
    this.answers = list.locator('> li[aria-busy]')
    this.questions = list.locator('> li:not([aria-busy]) > p')
    this.lastAnswer = this.answers.last()
    this.lastAnswerText = this.lastAnswer.locator('.prose')
    this.signUpPrompt = page.getByRole('alert').filter({ hasText: '10 free messages' })
  }

  /** Opens a persona's page and waits for its greeting. */
  async open(slug: string) {
    await this.page.goto(`/persona/${slug}`)
    await this.waitUntilReady()
  }

  /** Waits until the conversation has begun, the input is enabled and the greeting is complete. */
  async waitUntilReady() {
    await expect(this.input).toBeEnabled()
    await expect(this.page.getByText('Starting conversation...')).toBeHidden()
    await expect(this.answers.first()).toHaveAttribute('aria-busy', 'false')
  }

  async send(text: string) {
    await this.input.fill(text)
    await this.input.press('Enter')
  }

  /** Waits until the answer to the last message streams its first text. */
  async answerStarted() {
    await expect(this.stopButton).toBeVisible()
    await expect(this.lastAnswerText).not.toBeEmpty()
  }

  /** Waits until no answer is streaming. */
  async answerEnded() {
    await expect(this.stopButton).toBeHidden({ timeout: 20_000 })
    await expect(this.lastAnswer).toHaveAttribute('aria-busy', 'false')
  }

  /** Sends a message and waits for the complete answer. */
  async sendAndWait(text: string) {
    const before = await this.answers.count()
    await this.send(text)
    await expect(this.answers).toHaveCount(before + 1)
    await this.answerEnded()
  }

  /** Sends messages to the page's conversation one after the other, without the panel. It shows them after a reload. */
  async sendWithoutPanel(texts: string[]) {
    const conversationId = await this.conversationId()
    for (const content of texts) {
      const data = { conversationId, content, isFromBot: false, audioUrl: null, requestId: randomUUID() }
      // A busy product refuses a call for a moment.
      await expect(async () => {
        expect([200, 201]).toContain((await this.page.request.post('/api/messages', { data })).status())
      }).toPass({ timeout: 20_000 })
    }
  }

  /** Returns the stored messages of the conversation, oldest first. */
  async storedMessages(): Promise<StoredMessage[]> {
    const address = `/api/conversations/${await this.conversationId()}/messages`
    let stored: StoredMessage[] = []
    // A busy product refuses a call for a moment.
    await expect(async () => {
      const answer = await this.page.request.get(address)
      expect(answer.status()).toBe(200)
      stored = await answer.json()
    }).toPass({ timeout: 20_000 })
    return stored
  }

  /** Waits until the server has no running generation in this conversation. */
  async finishedOnServer() {
    const address = `/api/conversations/${await this.conversationId()}/messages?limit=1`
    await expect(async () => {
      const answer = await this.page.request.get(address)
      expect(answer.headers()['x-running-generation']).toBeUndefined()
    }).toPass({ timeout: 20_000 })
  }

  /** Clicks the Copy button of the last answer and returns the Markdown on the clipboard. */
  async copyLastAnswer(): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await this.lastAnswer.hover()
    await this.lastAnswer.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(this.page.getByText('Copied to clipboard').first()).toBeVisible()
    return this.page.evaluate('navigator.clipboard.readText()')
  }

  /** Returns the id of the browser's conversation. The test must have opened only one persona. */
  conversationId(): Promise<string> {
    return this.page.evaluate(`localStorage[Object.keys(localStorage).find((key) => key.startsWith('rostra.conversation.'))]`)
  }
}
