import type { ChatServiceDefinition } from '../gen/rostra/chat/v1/ChatService.ts'
import { loadService } from './load.ts'

export const ChatService = loadService<ChatServiceDefinition>('rostra/chat/v1/chat.proto', 'rostra.chat.v1.ChatService')
