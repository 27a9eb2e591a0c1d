import type { Frame, MessageStatus } from './frame.ts'

export interface Send {
  conversationId: string
  content: string
  /** The same id sent again attaches to the same exchange: one message, one reply, one charge. */
  requestId: string
}

/** Either a message to send, or a running reply to read on from after `after`. */
export type StreamTarget = { kind: 'send'; send: Send } | { kind: 'resume'; generationId: string; after: number }

/** Why a connection ended without the last event of its stream. */
export type Failure =
  | { kind: 'refused'; status: number; reason: string; message: string }
  | { kind: 'network' }
  | { kind: 'unsupported' }
  | { kind: 'not-a-stream' }

export interface StreamHandlers {
  onOpen(): void
  /** Any byte came, comments included. */
  onActivity(): void
  onFrame(frame: Frame): void
  onEnd(failure: Failure): void
}

export interface WholeReply {
  userMessageId: string | null
  botMessage: { id: string; content: string; status: MessageStatus } | null
}

export interface StoppedReply {
  status: MessageStatus
  fullResponse: string
}

/** What the chat needs of the network; promises reject with a `Failure`. */
export interface Transport {
  /** Calls no handler any more once the returned function, which closes the connection, was called. */
  openStream(target: StreamTarget, handlers: StreamHandlers): () => void
  sendWhole(send: Send): Promise<WholeReply>
  stop(generationId: string): Promise<StoppedReply>
  runningGeneration(conversationId: string): Promise<string | null>
  ping(): void
}
