export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
}

/** Facts about the role for the offline model. They are never sent to a provider. */
export interface ChatHints {
  name?: string
  about?: string
  topics?: string[]
}

export interface ChatRequest {
  /** The provider's own model id. */
  model: string
  system: string
  /** Oldest first. The last message is the user's. */
  messages: ChatMessage[]
  maxTokens: number
  signal: AbortSignal
  hints?: ChatHints
}

/** Token counts as the provider reports them; 0 when it reports none. */
export interface Usage {
  inputTokens: number
  outputTokens: number
  /** Why the text ended: `length` at maxTokens, `filtered` by the provider's content filter. */
  finish: 'stop' | 'length' | 'filtered'
}

export interface ChatModel {
  /**
   * Streams one answer. Calls `onText` synchronously with each piece of text as it arrives; resolves once the answer is complete.
   * Rejects with a ModelError, or with what `onText` threw. Text passed to `onText` before stays valid.
   */
  stream(request: ChatRequest, onText: (text: string) => void): Promise<Usage>
}
