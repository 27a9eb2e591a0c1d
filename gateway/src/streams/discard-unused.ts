import { DomainError, isUnavailable } from '@rostra/kit/errors'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'

const deadlineMs = 2_000

/**
 * Deletes a conversation whose first message was refused with `error`, without waiting for it. One with a message stays. So does every one
 * after another error, because its message may be on the way: chat deletes a conversation without one after a day.
 */
export function discardUnused(chat: RpcClient, conversationId: string, call: CallOptions, error: unknown): void {
  if (!(error instanceof DomainError) || isUnavailable(error)) return
  chat.call(ChatService.DeleteConversation, { conversationId, onlyUnused: true }, { ...call, deadlineMs }).catch(() => undefined)
}
