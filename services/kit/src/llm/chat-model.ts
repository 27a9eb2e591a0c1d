export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
}

/** What the offline model may know about its role. Providers with a network never send it. */
export interface ChatHints {
  name?: string
  about?: string
  topics?: string[]
}

export interface ChatRequest {
  /** The provider's own model id, or a product name where a registry resolves it. */
  model: string
  system: string
  /** Oldest first; the last one is the user's. */
  messages: ChatMessage[]
  maxTokens: number
  signal: AbortSignal
  hints?: ChatHints
}

/** Token counts as the provider states them; 0 where it stays silent. */
export interface Usage {
  inputTokens: number
  outputTokens: number
  /** Why the text ended: `length` means that maxTokens cut it off. */
  finish: 'stop' | 'length' | 'filtered'
}

export interface ChatModel {
  /**
   * Streams one reply. Each piece of text is pushed synchronously as it arrives, and the promise
   * resolves once the reply is whole. Rejects with a ModelError, after any text already pushed.
   */
  stream(request: ChatRequest, onText: (text: string) => void): Promise<Usage>
}
