import { setTimeout as delay } from 'node:timers/promises'
import type { doneFrame } from '@rostra/proto/http/stream-frame'
import { MongoClient, ObjectId } from 'mongodb'
import type * as z from 'zod/mini'
import { parseEventStream } from '../../client/answer-stream.ts'
import { type MemberClient, registerMember } from '../../client/register-member.ts'
import { publicPersonas } from '../../load/conversations.ts'
import { timedGet } from '../../load/http.ts'
import { eventStream, readStream } from '../../load/stream-reader.ts'
import { grantCredits } from '../../operator/operator-calls.ts'
import type { Provider } from '../../product/start-provider.ts'
import { type MeasuredProduct, type Profiled, startInOneProcess } from '../product/measured-product.ts'
import { type Peer, type PeerAccount, questionFor } from './peer.ts'

const hourMs = 3_600_000

type DoneFrame = z.infer<typeof doneFrame>

const lastFrameOf = (stream: string): DoneFrame | undefined => {
  const last = parseEventStream(stream).at(-1)
  return last && JSON.parse(last.data)
}

/** Starts Rostra in one process on MongoDB and Redis. */
export async function startRostra(provider: Provider): Promise<Peer & Profiled> {
  const product = await startInOneProcess({ provider, inspect: true })
  const [process] = product.processes
  if (!process) throw new Error('the product has no process')
  return {
    product: process,
    stores: product.stores,
    collectGarbage: product.collectGarbage,
    profileCpu: product.profileCpu,
    stop: product.stop,
    openAccounts: async (count) => {
      const members = await Promise.all(Array.from({ length: count }, () => registerMember([product.url], { patienceMs: 60_000 })))
      await grantCredits(product, members, 1_000_000)
      const personas = await publicPersonas(product.url)
      return Promise.all(members.map((member, index) => accountOf(product, member, personas[index % personas.length])))
    },
  }
}

async function accountOf(product: MeasuredProduct, member: MemberClient, persona = { id: '', slug: '' }): Promise<PeerAccount> {
  const { url } = product
  const { cookie } = member
  const page = (await (await fetch(`${url}/api/bots/slug/${persona.slug}`, { headers: { cookie } })).json()) as { messageCredits: number }
  return {
    startConversation: async () => {
      const conversationId = await member.startConversation(persona.id)
      const greetingId = `g${conversationId}`
      let lastShown = greetingId
      let ended: DoneFrame | undefined
      const format = {
        ...eventStream,
        textOf: (stream: string) => {
          ended = lastFrameOf(stream)
          return eventStream.textOf(stream)
        },
      }
      return {
        send: (answer, isUnnamed = false) => {
          const name = isUnnamed ? {} : { requestId: crypto.randomUUID() }
          const message = { conversationId, content: questionFor(answer), ...name }
          return readStream(`${url}/api/messages/stream`, { cookie }, JSON.stringify(message), answer.tokens, format)
        },
        refresh: async () => {
          // What the end of the answer does not tell: the title, which the first exchange gives.
          const isFirst = lastShown === greetingId
          const paths = [
            ...(ended?.paid ? [] : ['/api/user/status']),
            ...(ended?.paid?.price === page.messageCredits ? [] : [`/api/bots/slug/${persona.slug}`]),
            ...(isFirst ? [`/api/conversations/${conversationId}`] : []),
            ...(ended?.previousMessageId === lastShown ? [] : [`/api/conversations/${conversationId}/messages?limit=50`]),
          ]
          lastShown = ended?.botMessageId ?? ''
          await Promise.all(paths.map((path) => timedGet(url + path, { cookie })))
        },
      }
    },
    storeConversations: async (count) => {
      const client = new MongoClient(product.mongoUrl)
      const startedFrom = Date.now() - count * hourMs
      const rows = Array.from({ length: count }, (_, index) => {
        const startedAt = new Date(startedFrom + index * hourMs)
        return {
          _id: new ObjectId(),
          person: `member:${member.id}`,
          personaId: persona.id,
          personaName: 'Coach Bex',
          personaSlug: persona.slug,
          greeting: 'Good day.',
          title: `Question number ${index} about the tides`,
          preview: 'The moon pulls the water of the sea towards it. '.repeat(3).slice(0, 140),
          endUserId: '',
          startedAt,
          lastMessageAt: startedAt,
        }
      })
      await client.db(product.databaseOf('chat')).collection('conversations').insertMany(rows)
      await client.close()
      // Counts are cached for 2 s.
      await delay(2_000)
    },
    listConversations: () => timedGet(`${url}/api/conversations?page=1&limit=20`, { cookie }),
  }
}
