import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'

const refuse = async (): Promise<never> => {
  throw new DomainError('unavailable', 'NOT_READY', 'This is not ready yet')
}

/** Methods of the contract that are still being built. Remove a method here when you add its own file; this file is gone before the next landing. */
export const pendingRpcs = [
  // C1
  unary(ChatService.GetMemories, refuse),
  unary(ChatService.SetMemoriesEnabled, refuse),
  unary(ChatService.SaveNote, refuse),
  unary(ChatService.DeleteNotes, refuse),
]
