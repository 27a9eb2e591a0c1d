import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { z } from 'zod'
import { areas } from '../../gateway/src/routes/index.ts'
import type { Route } from '../../gateway/src/routing/route.ts'
import { allowApp } from '../client/allow-app.ts'
import { type ApiClient, createApiClient, type Method } from '../client/api-client.ts'
import { registerMember } from '../client/register-member.ts'
import { registerWithRole } from '../client/register-with-role.ts'
import type { Product } from '../product/in-process.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

/** A word that is in every text of the owner. */
const secret = 'quetzalcoatlus'
/** Routes that concern the caller's own data, whatever the id, and succeed when there is none. */
const ownData = [
  'get /api/memories',
  'delete /api/360-chat/questions/{id}',
  'delete /api/bots/{id}/saved',
  'delete /api/users/{id}/followed',
  'delete /api/circle-of-experts/{botId}',
  'delete /api/memories/{botId}',
  'delete /api/memories/{botId}/{noteId}',
]
/** The fields of bodies and queries that hold an id. */
const idFields = ['conversationId', 'messageId', 'replaces', 'botId', 'botIds', 'endUserId', 'followsUp']

/** Whether a schema has a field that holds an id. */
const hasIdField = (schema: unknown) => schema instanceof z.ZodObject && idFields.some((name) => name in schema.shape)

describe('the data of a member', () => {
  let harness: TestProduct
  let product: Product
  beforeAll(async () => {
    harness = await createTestProduct({ DEMO_DATA: 'true' })
    product = await harness.start()
  }, 60_000)
  afterAll(() => harness.end())

  const newGuest = () => createApiClient([product.url])
  /** Sends a request that must succeed, and returns the JSON of its response. */
  const made = async (person: ApiClient, method: Method, path: string, body?: object): Promise<ReturnType<typeof JSON.parse>> => {
    const { status, body: content } = await person.call(method, path, body)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(content)}`)
    return content
  }

  const firstPersona = async () => (await made(newGuest(), 'GET', '/api/bots/public?limit=1'))[0].id as string

  /** Gives the member something of each kind, and returns all ids of it. */
  async function fill(owner: ApiClient): Promise<string[]> {
    const botId = await firstPersona()
    const { id: accountId } = await made(owner, 'GET', '/api/user')
    const hidden = await made(owner, 'POST', '/api/bots', {
      name: 'A hidden persona',
      description: secret,
      category: 'Other',
      rolePrompt: `You know of the ${secret}.`,
      strictlyFollows: secret,
      voice: 'male1',
      isPrivate: true,
    })
    const conversationId = await owner.startConversation(botId)
    const send = (content?: string, replaces?: string) =>
      made(owner, 'POST', '/api/messages', { conversationId, content, replaces, requestId: randomUUID() })
    const first = await send(`What is a ${secret}?`)
    const second = await send(`How large was the ${secret}?`, first.userMessage.id)
    await made(owner, 'PATCH', `/api/conversations/${conversationId}`, { title: `About the ${secret}` })
    await made(owner, 'PUT', `/api/messages/${second.botMessage.id}/feedback`, { rating: 'up', comment: secret })
    await made(owner, 'POST', `/api/conversations/${conversationId}/share`, {})
    const note = await made(owner, 'POST', `/api/memories/${botId}`, { text: `Keeps a ${secret}` })
    const knowledge = `/api/bots/${hidden.id}/knowledge`
    const source = await made(owner, 'POST', knowledge, { title: `The ${secret}`, text: `The ${secret} could fly.` })
    await eventually(async () => expect(await made(owner, 'GET', knowledge)).toMatchObject([{ id: source.id, status: 'ready' }]), 60_000)
    // Lists and searches follow in the background.
    await eventually(async () => {
      const [found] = await made(owner, 'GET', `/api/conversations?search=${secret}`)
      expect([found?.preview.slice(0, 20), found?.match.messageId]).toEqual([second.botMessage.content.slice(0, 20), second.userMessage.id])
    })
    const asked = await made(owner, 'POST', '/api/360-chat', { question: `What is a ${secret}?` })
    await made(owner, 'POST', `/api/360-chat/questions/${asked.id}/share`)
    await made(owner, 'PUT', `/api/conversations/${conversationId}/pin`)
    const key = await made(owner, 'POST', '/api/keys', { name: secret, scopes: ['chat'] })
    const appId = await allowApp(owner, secret)
    const [session] = await made(owner, 'GET', '/api/user/sessions')
    const messages = [first, second].flatMap(({ userMessage, botMessage }) => [userMessage.id, botMessage.id])
    const generations = messages.filter((id) => id.startsWith('b')).map((id) => id.slice(1))
    return [
      conversationId,
      `g${conversationId}`,
      ...messages,
      ...generations,
      hidden.id,
      hidden.slug,
      source.id,
      note.id,
      asked.id,
      session.id,
      key.id,
      appId,
      accountId,
    ]
  }

  /** Everything that the member sees of its own. */
  const seenBy = async (owner: ApiClient) => {
    const [conversation] = await made(owner, 'GET', '/api/conversations')
    const [{ id: hiddenId }] = await made(owner, 'GET', '/api/bots')
    const [{ id: sourceId }] = await made(owner, 'GET', `/api/bots/${hiddenId}/knowledge`)
    const paths = [
      '/api/conversations',
      `/api/conversations?search=${secret}`,
      `/api/conversations/${conversation.id}/messages`,
      '/api/shares',
      '/api/memories',
      '/api/bots',
      '/api/circle-of-experts',
      '/api/360-chat/questions',
      '/api/user',
      '/api/payments',
      '/api/keys',
      '/api/apps',
      `/api/bots/${hiddenId}/knowledge`,
      `/api/bots/${hiddenId}/knowledge/${sourceId}/passages`,
      `/api/bots/${hiddenId}/inbox`,
      '/api/inbox/counts',
    ]
    return Promise.all(paths.map((path) => made(owner, 'GET', path)))
  }

  const routes: Route[] = Object.values(areas)
    .flat()
    .filter(({ path, body, query }) => path.includes('{') || [body, query].some(hasIdField))

  it('is neither shown to others nor changed by them, whatever id of it they put into whatever route', async () => {
    const owner = await registerWithRole([product.url], 'orator', harness)
    const ids = await fill(owner)
    const before = await seenBy(owner)
    expect(JSON.stringify(before)).toContain(secret)
    const other = await registerMember([product.url])
    const botId = await firstPersona()
    const ownConversation = await other.startConversation(botId)
    const { id: ownPersona } = await made(other, 'POST', '/api/bots', {
      name: 'A persona of another',
      description: 'Knows nothing at all',
      category: 'Other',
      rolePrompt: 'You are nobody in particular.',
    })
    const guest = newGuest()
    await guest.startConversation(botId)
    const surprises: string[] = []
    let requests = 0
    for (const route of routes)
      for (const [who, person] of Object.entries({ other: () => other, guest: () => guest, anonymous: newGuest }))
        for (const attempt of attemptsOf(route, ids, { ownConversation, ownPersona, botId })) {
          requests++
          const { status, body } = await person().call(route.method.toUpperCase() as Method, attempt.path, attempt.body)
          const text = JSON.stringify(body)
          const isRefused = status >= 400 && status < 500
          const isOwn = status < 300 && ownData.includes(`${route.method} ${route.path}`)
          if (text.includes(secret) || !(isRefused || isOwn)) surprises.push(`${who}: ${route.method} ${attempt.path}: ${status} ${text}`)
        }
    expect(surprises).toEqual([])
    expect(requests).toBeGreaterThan(1_000)
    expect(await seenBy(owner)).toEqual(before)
  }, 240_000)
})

interface Own {
  ownConversation: string
  ownPersona: string
  botId: string
}

/**
 * Returns the requests with which a route gets a foreign id: in its path, in its body or query, in its body with an own conversation in the
 * path, and as the id of something in the path of an own persona.
 */
function attemptsOf(route: Route, ids: readonly string[], { ownConversation, ownPersona, botId }: Own): { path: string; body?: object }[] {
  const inBody = (id: string, conversationId = id) => ({
    conversationId,
    messageId: id,
    replaces: id,
    botId: id,
    botIds: [id],
    followsUp: id,
    question: 'Mine now',
    prompt: 'Mine now',
    requestId: randomUUID(),
    content: 'Mine now',
    title: 'Mine now',
    text: 'Mine now',
    rating: 'down',
    comment: 'Mine now',
    shared: true,
    withName: true,
    isUpvote: true,
    reason: 'Mine now',
    details: 'Mine now',
    enabled: true,
    query: 'Mine now',
    dismissed: true,
    name: 'Mine now',
    description: 'It is mine now',
    category: 'Other',
    rolePrompt: 'You are mine from now on.',
    messages: [{ content: 'Mine now', isFromBot: false }],
  })
  const hasBody = route.method !== 'get' && route.method !== 'delete'
  return ids.flatMap((id) => {
    const filled = (own: string) => route.path.replace('{botId}', route.path.includes('{noteId}') ? botId : id).replaceAll(/\{\w+\}/g, own)
    const query = route.method === 'get' ? `?${new URLSearchParams({ conversationId: id, content: 'Mine now', botId: id })}` : ''
    const attempt = { path: filled(id) + query, ...(hasBody && { body: inBody(id) }) }
    const isOfPersona = /^\/api\/bots\/\{id\}\/.*\{(?:sourceId|itemId)\}/.test(route.path)
    if (isOfPersona) {
      const inOwnPersona = route.path.replace('{id}', ownPersona).replaceAll(/\{\w+\}/g, id)
      return [attempt, { ...attempt, path: inOwnPersona }]
    }
    const isOfConversation = route.path.startsWith('/api/conversations/{id}')
    if (!hasBody || !(isOfConversation || hasIdField(route.body))) return [attempt]
    const mixed = { path: filled(ownConversation), body: { ...inBody(id, ownConversation), botId } }
    return needsMessage(route) ? [attempt, mixed] : [attempt]
  })
}

/** Whether the body names a message of the conversation. */
const needsMessage = ({ body }: Route) => body instanceof z.ZodObject && ['messageId', 'replaces'].some((name) => name in body.shape)
