import type { CallOptions } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import type { AskRequest } from '@rostra/proto/gen/rostra/chat/v1/AskRequest'
import { accessOf, type Client } from '../../../callers/client.ts'
import { programRequestId } from '../../../callers/programs/program-request-id.ts'
import type { Ports } from '../../../ports.ts'
import type { ProgramGeneration } from '../../../streams/program-answer.ts'

interface Context {
  call: CallOptions
  client: Client
  /** The idempotency key of the request. */
  key: string | undefined
  ports: Pick<Ports, 'chat' | 'log'>
}

/** How long chat may take to mark an ask as interrupted, in milliseconds. */
const interruptMs = 1_000

/** Returns how an answer without a conversation is opened. Without an idempotency key it stops with its reader. */
export function askOf(ask: Omit<AskRequest, 'requestId'>, { call, client, key, ports: { chat, log } }: Context): ProgramGeneration {
  const requestId = key === undefined ? '' : programRequestId(accessOf(client).id, key, 'ask')
  const open = () => chat.open(ChatService.Ask, { ...ask, requestId }, call)
  if (key !== undefined) return { hasKey: true, open }
  const { token: _, ...ownCall } = call
  const interrupt = async (generationId: string) => {
    await chat
      .call(ChatService.InterruptAsk, { generationId }, { ...ownCall, deadlineMs: interruptMs })
      .catch((err) => log.warn({ err, generationId }, 'an answer that this gateway ends may be charged'))
  }
  return { hasKey: false, open, interrupt }
}
