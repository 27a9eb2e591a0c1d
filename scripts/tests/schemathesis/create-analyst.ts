import { grantRoleTo } from '@rostra/identity/operator'

const headers = { 'Content-Type': 'application/json' }
const username = 'analyst'
const password = 'Engine1843'

/** Creates a super senator, who may call every operation, with personas and a conversation of its own. */
export async function createAnalyst(url: string, databaseSuffix: string): Promise<{ username: string; password: string }> {
  await post(url, '/api/register', { username, email: 'analyst@example.org', password })
  await grantRoleTo({ mongoUrl: process.env.TEST_MONGO_URL ?? '', databaseSuffix }, username, 'super_senator')
  const { cookie } = await post(url, '/api/login', { username, password })
  const form = { description: 'Knows many things', category: 'Education', rolePrompt: 'You are an owl of few words' }
  const [max] = [
    await post(url, '/api/bots', { name: 'Max', ...form }, cookie),
    await post(url, '/api/bots', { name: 'Ada', ...form }, cookie),
  ]
  await post(url, '/api/conversations', { botId: max?.body.id }, cookie)
  return { username, password }
}

async function post(url: string, path: string, body: object, cookie = ''): Promise<{ cookie: string; body: { id?: string } }> {
  const response = await fetch(`${url}${path}`, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { cookie: cookies.join('; '), body: (await response.json()) as { id?: string } }
}
