import { DomainError } from '@rostra/kit/errors'
import { retryAfter } from '../http/errors/http-status.ts'
import { type McpContext, pageUrl } from './mcp-context.ts'

/** What a program or its user can do about a refusal, by its reason. */
const advice: Readonly<Record<string, (context: McpContext) => string>> = {
  BOT_NOT_FOUND: () => 'Find a persona with search_personas and use its slug.',
  CONVERSATION_NOT_FOUND: () => 'Leave `conversation` out to begin a new one.',
  DISCUSSION_NOT_FOUND: () => 'Leave `followsUp` out to ask a new question.',
  ARTICLE_NOT_FOUND: () => 'List the stories with read_bugle and use the slug of one.',
  INSUFFICIENT_CREDITS: (context) => `The member can buy credits at ${pageUrl(context, '/purchase-credits')}.`,
  CIRCLE_TOO_SMALL: (context) => `The member chooses experts at ${pageUrl(context, '/circle-of-experts')}.`,
  GENERATION_RUNNING: () => 'Wait until that answer has ended, or leave `conversation` out to begin a new one.',
  REQUEST_ID_REUSED: () => 'Use another idempotency key for another question.',
}

/** Returns the sentences that tell the client why it was refused and what to do. Undefined for an error that is no refusal. */
export function refusalText(error: unknown, context: McpContext): string | undefined {
  if (!(error instanceof DomainError)) return undefined
  const seconds = retryAfter(error)
  const what = advice[error.reason]?.(context) ?? (seconds === undefined ? '' : `Try again in ${seconds} s.`)
  return [`${withPoint(error.message)} (${error.reason})`, what].filter(Boolean).join(' ')
}

export const internalText = 'Something went wrong on our side. Try again later.'

const withPoint = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
