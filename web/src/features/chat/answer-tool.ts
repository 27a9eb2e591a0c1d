import { type ComponentType, createContext } from 'react'
import type { Bot } from '../../api/schemas.ts'

/** A button of a stored answer, which the page composes from another feature. */
export type AnswerTool = ComponentType<{ bot: Bot; messageId: string; conversationId: string }>

/** The tool of the answers in a panel, and the conversation that it shows; null for none. */
export const AnswerToolContext = createContext<{ Tool: AnswerTool; conversationId: string } | null>(null)
