import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { PageName } from '@rostra/proto/http/pages'
import { siteRoutes } from '../support/site-routes.ts'
import { expect, test } from '../support/test-fixtures.ts'

interface Own {
  request: APIRequestContext
  username: string
  conversationId: string
  /** What no other reader may see. */
  secrets: string[]
}

/** Gives a member a conversation with a title of its own. */
async function prepare(request: APIRequestContext): Promise<Own> {
  const { id, username, email } = await (await request.get('/api/user')).json()
  const bot = await (await request.get('/api/bots/slug/mr-abernathy')).json()
  const started = await (await request.post('/api/conversations', { data: { botId: bot.id } })).json()
  const conversationId: string = started.conversation.id
  const question = `Question of ${username}`
  const message = { conversationId, content: question, isFromBot: false, audioUrl: null, requestId: randomUUID() }
  expect((await request.post('/api/messages', { data: message })).ok()).toBe(true)
  expect((await request.patch(`/api/conversations/${conversationId}`, { data: { title: `Title of ${username}` } })).status()).toBe(200)
  return { request, username, conversationId, secrets: [id, username, email, conversationId] }
}

interface Opened {
  html: string
  caching: string
  vary: string
}

const open = async (request: APIRequestContext, path: string): Promise<Opened> => {
  const response = await request.get(path, { headers: { Accept: 'text/html' } })
  return { html: await response.text(), caching: response.headers()['cache-control'] ?? '', vary: response.headers().vary ?? '' }
}

/** The pages that the server renders, also for members. The landing page leads a member to the dashboard. */
const rendered: readonly PageName[] = [
  'landing',
  'discover',
  'persona',
  'creator',
  'conversations',
  'dashboard',
  'circle',
  'discussion',
  'threeSixty',
  'threeSixtyOriginal',
  'zeitgeist',
  'bugle',
  'archive',
  'pricing',
  'howItWorks',
  'about',
  'terms',
  'privacy',
]

test('no page has data of another member, and none with data of its reader may be stored', async ({ page, member, otherMember, guest }) => {
  test.setTimeout(180_000)
  const own = await prepare(page.request)
  const other = await prepare(otherMember)
  expect(own.username.toLowerCase()).toBe(member.username.toLowerCase())
  const conversation = (of: Own) => `/persona/mr-abernathy?conversation=${of.conversationId}`
  // A conversation's address names its id, which is no secret to who opens it.
  const conversations = [conversation(own), conversation(other)].map((path) => ({ path, hasContent: true }))
  const paths = [...siteRoutes.map(({ name, path }) => ({ path, hasContent: rendered.includes(name) })), ...conversations]
  for (const { path, hasContent } of paths) {
    const hasOf = (html: string, of: Own) => of.secrets.some((secret) => !path.includes(secret) && html.includes(secret))
    const visits: { asOwn: Opened; asOther: Opened; asGuest: Opened }[] = []
    // A page that is not rendered in time comes without its content, so it is asked for until it has some.
    await expect(async () => {
      const [asOwn, asOther, asGuest] = await Promise.all([open(own.request, path), open(other.request, path), open(guest, path)])
      visits.push({ asOwn, asOther, asGuest })
      expect([path, hasOf(asOwn.html, own), hasOf(asOther.html, other)]).toEqual([path, hasContent, hasContent])
      if (hasContent) expect([path, asOwn.caching, asOwn.vary]).toEqual([path, 'private, no-store', 'Cookie, Accept-Encoding'])
    }).toPass({ timeout: 30_000 })
    for (const { asOwn, asOther, asGuest } of visits) {
      expect([path, hasOf(asOwn.html, other), hasOf(asOther.html, own)]).toEqual([path, false, false])
      expect([path, hasOf(asGuest.html, own), hasOf(asGuest.html, other)]).toEqual([path, false, false])
      // The content security policy forbids style attributes, so they would have no effect.
      const styled = [asOwn, asGuest].flatMap(({ html }) => html.match(/<[^>]* style="[^"]*"/g) ?? [])
      expect([path, styled]).toEqual([path, []])
    }
  }
})

test('the pages of a member are readable before their code is loaded', async ({ page, member }) => {
  const { request, username, conversationId } = await prepare(page.request)
  expect(member.username.toLowerCase()).toBe(username.toLowerCase())
  /** Retries, since a page that is not rendered in time comes without its content. */
  const read = (path: string, ...texts: string[]) =>
    expect(async () => {
      const { html } = await open(request, path)
      // The data of the page has all texts, too.
      const [content = ''] = html.split('id="rendered-data"')
      for (const text of texts) expect(content).toContain(text)
    }).toPass()

  await read('/dashboard', `Title of ${username}`)
  await read('/conversations', `Title of ${username}`)
  await read(`/persona/mr-abernathy?conversation=${conversationId}`, `Question of ${username}`)
  await read('/persona/mr-abernathy', 'Show me the sum')
  await read('/circle-of-experts', 'Mr. Abernathy')
})

test('the pages of a member hydrate without a second request or console messages', async ({ page, member }) => {
  // Each of the eight pages may be opened several times.
  test.slow()
  const { conversationId } = await prepare(page.request)
  expect(member.username).not.toBe('')
  const consoleMessages: string[] = []
  page.on('console', (message) => {
    if (!message.text().includes('blocked by Playwright')) consoleMessages.push(`${message.type()}: ${message.text()}`)
  })
  const requests: string[] = []
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname))
  // The numbers beside the categories are read once the page is open.
  const read =
    /^\/api\/(user|bots(?!\/public\/categories)|creators|conversations|circle-of-experts|expert-discussions|saved-personas|memories|inbox|articles|zeitgeist)/
  // The list beside a conversation, on wide screens, is read once the page is open.
  const ofDrawer = ['/api/conversations', '/api/bots/by-ids']
  const paths = [
    '/dashboard',
    '/conversations',
    '/discover',
    '/circle-of-experts',
    '/expert-discussion',
    '/zeitgeist',
    '/singularity-bugle',
  ]
  for (const path of [...paths, `/persona/mr-abernathy?conversation=${conversationId}`]) {
    const hasDrawer = path.startsWith('/persona/')
    await expect(async () => {
      requests.length = 0
      consoleMessages.length = 0
      const response = await page.goto(path)
      expect(await response?.text()).toContain('id="rendered-data"')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      // What the page's components request once they are mounted.
      await page.waitForLoadState('networkidle')
      expect(requests.filter((address) => read.test(address) && !(hasDrawer && ofDrawer.includes(address)))).toEqual([])
      // A page that does not match its rendering is drawn anew, and says so as an error.
      expect(consoleMessages).toEqual([])
    }).toPass({ timeout: 30_000 })
  }
})
