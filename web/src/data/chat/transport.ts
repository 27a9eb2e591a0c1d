import type { Message, MessageStatus } from '../../api/schemas.ts'
import type { Activity, Frame } from '../../api/stream/frame.ts'

export type { Activity, Frame }

export interface Send {
  conversationId: string
  /** The text; absent when an answer is generated again or goes on. */
  content?: string
  /** The id of the message that this send replaces: an own message, or an answer. */
  replaces?: string
  /** The id of an answer that goes on in the same message; without content. */
  continues?: string
  /** An answer on the screen, whose branch the message continues; absent before the first one, and with `replaces` or `continues`. */
  branchOf?: string | undefined
  /** The price that was shown, which the answer may not exceed; absent while it is unknown, and for a guest. */
  maxCredits?: number | undefined
  /** Makes retries idempotent: the same id attaches to the same exchange, with one message, one answer and one charge. */
  requestId: string
}

/** A message to send, or a running generation to continue after the frame `after`. */
export type StreamTarget = { kind: 'send'; send: Send } | { kind: 'resume'; generationId: string; after: number }

/** The reason why a connection ended before the last frame of its stream. */
export type Failure =
  /** `retryAfter`: seconds to wait before a retry; null when the server gave no number. */
  | { kind: 'refused'; status: number; reason: string; message: string; retryAfter: number | null }
  | { kind: 'network' }
  | { kind: 'unsupported' }
  | { kind: 'not-a-stream' }

export interface StreamHandlers {
  onOpen(): void
  /** Called for each piece of bytes, comments included. */
  onActivity(): void
  onFrame(frame: Frame): void
  onEnd(failure: Failure): void
}

export interface CompletedExchange {
  userMessageId: string | null
  botMessage: Pick<Message, 'id' | 'content' | 'status' | 'citations' | 'model' | 'free' | 'openers' | 'end'> | null
}

export interface StoppedAnswer {
  status: MessageStatus
  fullResponse: string
}

export interface ShownBranch {
  messages: Message[]
  /** Whether there may be messages before the first one. */
  hasEarlier: boolean
}

/** The latest stored messages of a conversation, oldest first. */
export interface LatestMessages extends ShownBranch {
  /** The generation that runs; null when none does. */
  runningGenerationId: string | null
  /** The answer that it continues; null when it writes a new one. */
  continuedMessageId: string | null
}

/** The calls of a conversation. Promises reject with a `Failure`. */
export interface Transport {
  /** Opens a stream. The returned function closes it; no handler is called after that. */
  openStream(target: StreamTarget, handlers: StreamHandlers): () => void
  /** Sends a message and resolves with the whole answer, for clients that cannot read a stream. */
  sendAndWait(send: Send): Promise<CompletedExchange>
  stop(generationId: string): Promise<StoppedAnswer>
  /** Resolves to the id of the generation that runs in a conversation; null when none does. */
  runningGeneration(conversationId: string): Promise<string | null>
  latestMessages(conversationId: string): Promise<LatestMessages>
  /** Shows the branch that ends below a message, and resolves to its latest messages. */
  showBranch(conversationId: string, messageId: string): Promise<ShownBranch>
  ping(): void
}
