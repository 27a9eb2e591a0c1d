import { randomUUID } from 'node:crypto'
import { grantRoleTo } from '@rostra/identity/operator'
import type { SampleValue } from './sample-value.ts'

/** A signed-in account with data of its own that attacks may name. */
export interface Attacker {
  cookie: string
  /** Values of fields: ids that exist, and texts that are valid. */
  sampleOf: SampleValue
}

const password = 'Engine1843'
const json = { 'Content-Type': 'application/json' }

/** Signs attackers in, and again once an attack has ended their session, deleted their account or their persona. */
export class Attackers {
  readonly #url: string
  readonly #databaseSuffix: string
  #member: Attacker | undefined
  #operator: Attacker | undefined
  #names = 0

  constructor(url: string, databaseSuffix: string) {
    this.#url = url
    this.#databaseSuffix = databaseSuffix
  }

  async member(): Promise<Attacker> {
    if (!this.#member || !(await this.#lives(this.#member))) this.#member = await this.#signUp('citizen')
    return this.#member
  }

  async operator(): Promise<Attacker> {
    if (!this.#operator || !(await this.#lives(this.#operator))) this.#operator = await this.#signUp('super_senator')
    return this.#operator
  }

  async #lives({ cookie, sampleOf }: Attacker): Promise<boolean> {
    const persona = fetch(`${this.#url}/api/bots/${sampleOf('botId', '')}`)
    const [account, bot] = await Promise.all([fetch(`${this.#url}/api/user`, { headers: { cookie } }), persona])
    await Promise.all([account.arrayBuffer(), bot.arrayBuffer()])
    return account.status === 200 && bot.status === 200
  }

  async #signUp(role: 'citizen' | 'super_senator'): Promise<Attacker> {
    const username = `h${randomUUID().slice(0, 12)}`
    const account = await this.#post('/api/register', { username, email: `${username}@example.org`, password })
    let { cookie } = account
    if (role === 'super_senator') {
      await grantRoleTo({ mongoUrl: process.env.TEST_MONGO_URL ?? '', databaseSuffix: this.#databaseSuffix }, username, role)
      cookie = (await this.#post('/api/login', { username, password })).cookie
    }
    const form = { name: 'Max', description: 'Knows many things', category: 'Education', rolePrompt: 'You are Max, an owl of few words' }
    const bot = (await this.#post('/api/bots', form, cookie)).body as { id: string; slug: string }
    const started = (await this.#post('/api/conversations', { botId: bot.id }, cookie)).body as { conversation: { id: string } }
    const accountId = (account.body as { id: string }).id
    return { cookie, sampleOf: this.#samplesOf({ botId: bot.id, slug: bot.slug, conversationId: started.conversation.id, accountId }) }
  }

  #samplesOf(ids: { botId: string; slug: string; conversationId: string; accountId: string }): SampleValue {
    const byName: Record<string, () => unknown> = {
      botId: () => ids.botId,
      botIds: () => [ids.botId],
      conversationId: () => ids.conversationId,
      packageId: () => 'citizen-100',
      username: () => `u${++this.#names}-${ids.accountId.slice(-8)}`,
      email: () => `u${++this.#names}@${ids.accountId}.example.org`,
      otp: () => '123456',
      currentPassword: () => password,
      password: () => password,
      newPassword: () => password,
      rolePrompt: () => 'You are Max, an owl of few words',
      embedOrigins: () => ['https://example.org'],
      avatarUrl: () => 'https://example.org/a.png',
      avatarEmoji: () => '🦉',
      version: () => 1,
    }
    return (name, path) => {
      if (name === 'slug') return path.includes('{slug}') ? ids.slug : ''
      if (name === 'id') return idAt(path, ids)
      return byName[name]?.()
    }
  }

  /** A busy machine may take longer for a password than a request has. */
  async #post(path: string, body: object, cookie = '', attempts = 5): Promise<{ cookie: string; body: unknown }> {
    const response = await fetch(`${this.#url}${path}`, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(body) })
    if (response.status === 504 && attempts > 1) return this.#post(path, body, cookie, attempts - 1)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
    return { cookie: cookies.join('; '), body: await response.json() }
  }
}

function idAt(path: string, { botId, conversationId, accountId }: { botId: string; conversationId: string; accountId: string }): string {
  if (path.startsWith('/api/conversations/')) return conversationId
  return path.startsWith('/api/admin/people/') ? accountId : botId
}
