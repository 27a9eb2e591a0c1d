import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { MongoClient, ObjectId } from 'mongodb'
import { freePort } from '../../infra/ports.ts'
import { startMongo } from '../../infra/servers/start-mongo.ts'
import { storeFolder } from '../../infra/servers/store-folder.ts'
import { timedGet } from '../../load/http.ts'
import { readStream } from '../../load/stream-reader.ts'
import { collectGarbage } from '../../measure/inspector.ts'
import type { Provider } from '../../product/start-provider.ts'
import { chatUiAnswer } from './chat-ui-answer.ts'
import { type Peer, type PeerAccount, questionFor } from './peer.ts'

const startupSeconds = 60
const database = 'chat-ui'
/** The model that the fake provider lists for chats. Each message names its answer. */
const model = 'llama-trial-12.5'
const weekMs = 7 * 24 * 3_600_000

/**
 * Starts chat-ui on a MongoDB of its own, by the command of its image and this Node. `folder`: a checkout, installed with `npm ci` and
 * built with `npm run build`. Throws when it does not answer within 60 s. Accounts are stored without it: it knows sign-in by OpenID only.
 */
export async function startChatUi(folder: string, provider: Provider): Promise<Peer> {
  const server = await startMongo({ dataDir: await storeFolder('bench-chat-ui'), removeWhenStopped: true })
  const mongo = new MongoClient(server.url)
  const [port, inspectorPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_ORIGIN: url,
    ORIGIN: url,
    COOKIE_SECURE: 'false',
    COOKIE_SAMESITE: 'lax',
    LOG_LEVEL: 'warn',
    MONGODB_URL: server.url,
    MONGODB_DB_NAME: database,
    OPENAI_BASE_URL: `${provider.url}/v1`,
    OPENAI_API_KEY: 'bench',
  }
  const args = ['--env-file=.env', '--dns-result-order=ipv4first', `--inspect=127.0.0.1:${inspectorPort}`, 'server.js']
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const stop = async () => {
    const closed = child.exitCode === null ? once(child, 'close') : undefined
    child.kill('SIGKILL')
    await closed
    await mongo.close()
    await server.stop()
  }
  for (const deadline = Date.now() + 1_000 * startupSeconds; ; await delay(200)) {
    const isReady = await fetch(`${url}/healthcheck`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    if (child.exitCode === null && Date.now() < deadline) continue
    await stop()
    throw new Error(`chat-ui has not answered within ${startupSeconds} s: ${errors.slice(-2_000)}`)
  }
  return {
    product: { name: 'product', pid: child.pid ?? 0 },
    stores: [{ name: 'MongoDB', pid: server.pid }],
    collectGarbage: () => collectGarbage(inspectorPort),
    stop,
    openAccounts: (count) => Promise.all(Array.from({ length: count }, () => openAccount(url, mongo))),
  }
}

async function openAccount(url: string, mongo: MongoClient): Promise<PeerAccount> {
  const token = randomUUID()
  const userId = new ObjectId()
  const now = new Date()
  const times = { createdAt: now, updatedAt: now }
  const name = `bench-${userId.toHexString()}`
  const user = { _id: userId, ...times, username: name, name, email: `${name}@example.org`, avatarUrl: '', hfUserId: name }
  const sessionId = createHash('sha256').update(token).digest('hex')
  const session = { ...times, sessionId, userId, expiresAt: new Date(now.getTime() + 2 * weekMs) }
  await mongo.db(database).collection('users').insertOne(user)
  await mongo.db(database).collection('sessions').insertOne(session)
  // Its forms are accepted from its own pages only.
  const headers = { cookie: `hf-chat=${token}`, origin: url }
  const firstPage = `${url}/api/v2/conversations?p=0`
  const startConversation = async () => {
    const body = JSON.stringify({ model, preprompt: '' })
    const started = await post(`${url}/conversation`, { ...headers, 'content-type': 'application/json' }, body)
    const { conversationId, conversation } = JSON.parse(started) as { conversationId: string; conversation: string }
    const address = `${url}/api/v2/conversations/${conversationId}`
    let lastMessageId = lastIdOf(conversation)
    return {
      send: (answer: Parameters<typeof questionFor>[0]) => {
        const data = {
          inputs: questionFor(answer),
          id: lastMessageId,
          is_retry: false,
          is_continue: false,
          generationId: randomUUID(),
          selectedMcpServerNames: [],
          selectedMcpServers: [],
          timezone: 'UTC',
        }
        const { type, body: form } = formOf(JSON.stringify(data))
        return readStream(`${url}/conversation/${conversationId}`, { ...headers, 'content-type': type }, form, answer.tokens, chatUiAnswer)
      },
      refresh: async () => {
        const [loaded] = await Promise.all([read(address, headers), timedGet(firstPage, headers)])
        lastMessageId = lastIdOf(loaded)
      },
    }
  }
  return {
    startConversation,
    storeConversations: async (count) => {
      const rows = Array.from({ length: count }, (_, index) => conversationOf(userId, index, new Date(now.getTime() - index * 60_000)))
      await mongo.db(database).collection('conversations').insertMany(rows)
    },
    listConversations: () => timedGet(firstPage, headers),
  }
}

/** Returns a conversation with a question and an answer, as chat-ui stores it. */
function conversationOf(userId: ObjectId, index: number, updatedAt: Date) {
  const [rootMessageId, questionId, answerId] = [randomUUID(), randomUUID(), randomUUID()]
  const times = { createdAt: updatedAt, updatedAt }
  const answer = 'The moon pulls the water of the sea towards it. '.repeat(12)
  const messages = [
    { id: rootMessageId, from: 'system', content: '', ...times, children: [questionId], ancestors: [] },
    { id: questionId, from: 'user', content: 'What about the tides?', ...times, children: [answerId], ancestors: [rootMessageId] },
    { id: answerId, from: 'assistant', content: answer, ...times, children: [], ancestors: [rootMessageId, questionId] },
  ]
  const title = `Question number ${index} about the tides`
  return { _id: new ObjectId(), title, rootMessageId, messages, model, preprompt: '', ...times, userId }
}

/** Returns the id of the last message in superjson's text of a conversation. */
function lastIdOf(conversation: string): string {
  const { json } = JSON.parse(conversation) as { json: { messages: { id: string }[] } }
  return json.messages.at(-1)?.id ?? ''
}

/** Returns a form with one field, `data`, as a browser sends it. */
function formOf(data: string): { type: string; body: string } {
  const boundary = `----bench${randomUUID()}`
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="data"\r\n\r\n${data}\r\n--${boundary}--\r\n`
  return { type: `multipart/form-data; boundary=${boundary}`, body }
}

const post = (address: string, headers: Record<string, string>, body: string) => textFrom(fetch(address, { method: 'POST', headers, body }))

const read = (address: string, headers: Record<string, string>) => textFrom(fetch(address, { headers }))

async function textFrom(answering: Promise<Response>): Promise<string> {
  const response = await answering
  const text = await response.text()
  if (!response.ok) throw new Error(`chat-ui answered ${response.status}: ${text.slice(0, 500)}`)
  return text
}
