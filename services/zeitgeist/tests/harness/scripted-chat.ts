import { DomainError } from '@rostra/kit/errors'
import { requireService } from '@rostra/kit/rpc/require-service'
import { startScriptedService } from '@rostra/platform/testing/scripted-service'
import type { TestIdentity } from '@rostra/platform/testing/test-identity'
import { ChatService } from '@rostra/proto/chat'

export interface ScriptedChat {
  address: string
  /** The messages of members, by exchange. A test changes them at any time. */
  texts: Map<string, { accountId: string; content: string }>
  /** How the next calls end. */
  behaviour: { read: 'ok' | 'away' }
  /** Called while a read is being answered. */
  duringRead: () => Promise<unknown>
  /** The exchange ids of each call, oldest first. */
  reads: string[][]
  stop: () => Promise<void>
}

/** Starts a chat service over real gRPC that knows the texts which a test adds. */
export async function startScriptedChat({ access }: TestIdentity): Promise<ScriptedChat> {
  const service = await startScriptedService(ChatService, access.verify)
  const chat: ScriptedChat = {
    address: service.address,
    texts: new Map(),
    behaviour: { read: 'ok' },
    duringRead: async () => undefined,
    reads: [],
    stop: service.stop,
  }
  service.on('ListMessagesForInsights', async ({ request, call }) => {
    requireService('zeitgeist', call)
    const ids: string[] = request.exchangeIds
    if (ids.length > 500) throw new DomainError('invalid', 'VALIDATION', 'At most 500 ids')
    chat.reads.push(ids)
    if (chat.behaviour.read === 'away') throw new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')
    await chat.duringRead()
    return {
      messages: ids.flatMap((exchangeId) => [chat.texts.get(exchangeId)].flatMap((text) => (text ? [{ exchangeId, ...text }] : []))),
    }
  })
  return chat
}
