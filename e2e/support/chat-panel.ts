import { expect, type Locator, type Page } from '@playwright/test'

interface StoredMessage {
  id: string
  content: string
  isFromBot: boolean
  status: string
}

/** Takes the offline model some five seconds to answer in full, as a list in Markdown. */
export const slow = { persona: 'odette-marchand', question: 'How do I cook soup?' }

/** The chat panel as a visitor uses it, and what the server has stored of its conversation. */
export class ChatPanel {
  readonly input: Locator
  readonly sendButton: Locator
  readonly stopButton: Locator
  readonly replies: Locator
  readonly questions: Locator
  readonly lastReply: Locator
  /** The text of the last reply, without its name, its state and its buttons. */
  readonly lastWords: Locator
  readonly signUpPrompt: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    const list = page.getByRole('region', { name: 'Messages', exact: true }).locator('ol').first()
    this.input = page.getByRole('textbox', { name: /^Message to / })
    this.sendButton = page.getByRole('button', { name: 'Send message' })
    this.stopButton = page.getByRole('button', { name: 'Stop the reply' })
    this.replies = list.locator('> li[aria-busy]')
    this.questions = list.locator('> li:not([aria-busy]) > p')
    this.lastReply = this.replies.last()
    this.lastWords = this.lastReply.locator('.prose')
    this.signUpPrompt = page.getByRole('alert').filter({ hasText: '10 free messages' })
  }

  /** Opens a persona's page and waits for its greeting. */
  async open(slug: string) {
    await this.page.goto(`/persona/${slug}`)
    await this.ready()
  }

  async ready() {
    await expect(this.input).toBeEnabled()
    await expect(this.replies.first()).toHaveAttribute('aria-busy', 'false')
  }

  async send(text: string) {
    await this.input.fill(text)
    await this.input.press('Enter')
  }

  /** Waits until the reply to the last message has begun to be written. */
  async replying() {
    await expect(this.stopButton).toBeVisible()
    await expect(this.lastWords).not.toBeEmpty()
  }

  /** Waits until no reply is being written any more. */
  async ended() {
    await expect(this.stopButton).toBeHidden({ timeout: 20_000 })
    await expect(this.lastReply).toHaveAttribute('aria-busy', 'false')
  }

  /** Sends and waits for the whole reply. */
  async ask(text: string) {
    const before = await this.replies.count()
    await this.send(text)
    await expect(this.replies).toHaveCount(before + 1)
    await this.ended()
  }

  /** Sends a number of messages of this visitor at once, each in a conversation that the panel knows nothing of. */
  async spendElsewhere(messages: number) {
    const { request } = this.page
    const [bot] = await (await request.get('/api/bots/public?limit=1')).json()
    const send = async () => {
      const started = await request.post('/api/conversations', { data: { botId: bot.id } })
      const { conversation } = await started.json()
      const data = { conversationId: conversation.id, content: 'Thanks', isFromBot: false, audioUrl: null }
      const sent = await request.post('/api/messages', { data })
      expect(sent.status()).toBe(201)
    }
    await Promise.all(Array.from({ length: messages }, send))
  }

  /** The messages that the server has stored, oldest first. */
  async stored(): Promise<StoredMessage[]> {
    const answer = await this.page.request.get(`/api/conversations/${await this.conversationId()}/messages`)
    expect(answer.status()).toBe(200)
    return answer.json()
  }

  /** Waits until the server writes at no reply of this conversation any more. */
  async finishedAtServer() {
    const address = `/api/conversations/${await this.conversationId()}/messages?limit=1`
    await expect(async () => {
      const answer = await this.page.request.get(address)
      expect(answer.headers()['x-running-generation']).toBeUndefined()
    }).toPass({ timeout: 20_000 })
  }

  /** What the Copy button of the last reply puts on the clipboard: its Markdown. */
  async copiedReply(): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await this.lastReply.hover()
    await this.lastReply.getByRole('button', { name: 'Copy' }).click()
    await expect(this.page.getByText('Copied to clipboard').first()).toBeVisible()
    return this.page.evaluate('navigator.clipboard.readText()')
  }

  /** Which conversation this browser goes on with; the test must have opened one persona only. */
  conversationId(): Promise<string> {
    return this.page.evaluate(`localStorage[Object.keys(localStorage).find((key) => key.startsWith('rostra.conversation.'))]`)
  }
}
