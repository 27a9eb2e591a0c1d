import type { Bot } from '../../../api/schemas.ts'

export interface ConversationToShare {
  bot: Bot
  conversationId: string
  /** The last answer on the screen, with which the share ends. Absent where no messages are shown. */
  answerId?: string | undefined
}
