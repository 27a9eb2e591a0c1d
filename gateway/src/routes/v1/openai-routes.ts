import type { Route } from '../../routing/route.ts'
import { chatCompletions } from './chat/chat-completions.ts'
import { getModel, listModels } from './models.ts'
import { createResponse } from './responses/create-response.ts'
import { deleteResponse, getResponse } from './responses/stored-response.ts'

/** The routes of OpenAI's interface. */
export const openAiRoutes: readonly Route[] = [listModels, getModel, chatCompletions, createResponse, getResponse, deleteResponse]
