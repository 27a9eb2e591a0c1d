import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'

const unbuilt = async (): Promise<never> => {
  throw new Error('not built yet')
}

/** TEMPORARY on this branch: methods of the contract that are being built. */
export const unbuiltRpcs = [
  unary(ChatService.ListInbox, unbuilt),
  unary(ChatService.AnswerInboxItem, unbuilt),
  unary(ChatService.DismissInboxItem, unbuilt),
  unary(ChatService.CountInbox, unbuilt),
]
