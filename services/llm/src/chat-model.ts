export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
}

/** An answer of a discussion, without who gave it. */
export interface LabelledAnswer {
  /** A, B, … */
  label: string
  text: string
  /** The answer's view in one sentence. Empty when it gave none. */
  position: string
}

/**
 * What the offline model does when it does not chat. The texts are those of the request, so that it need not find them in the prompt.
 *
 * `draft` and `revision` answer a question as one of several experts; their last line is `Position: <one sentence>`. `chair` sums the experts'
 * answers up, as JSON. `panel` answers as one of three models, the third of which is the devil's advocate. `draft` and `panel` use the material of the hints.
 */
export type OfflineTask =
  | { kind: 'draft'; question: string }
  | { kind: 'revision'; question: string; own: LabelledAnswer }
  | { kind: 'chair'; question: string; answers: readonly LabelledAnswer[] }
  | { kind: 'panel'; question: string; seat: 'a' | 'b' | 'devil' }

/** A user's message in which the offline model finds what is worth a note about the user, as JSON, and the notes so far. */
export interface NoteTask {
  message: string
  notes: readonly string[]
}

/** What the role knows, as far as it was found for the last message. */
export interface MaterialHint {
  /** `[n]` in the answer cites a passage. `heading` may be the question that it answers; `fit` says how well it answers the message, from 0 to 1. */
  passages: readonly { n: number; title: string; heading: string; text: string; fit: number }[]
  /** Questions that the material answers. */
  openers: readonly string[]
  /** The role answers from its material only. */
  isOnlySource: boolean
  /** The material could not be searched. */
  isAway: boolean
}

/** Facts about the role for the offline model. They are never sent to a provider. */
export interface ChatHints {
  name?: string
  about?: string
  topics?: string[]
  /** What the role knows about the user. */
  notes?: readonly string[]
  /** Absent for a role without material. */
  material?: MaterialHint
  task?: OfflineTask
  /** In place of a chat or a task. */
  noteTask?: NoteTask
}

export interface ChatRequest {
  /** The provider's own model id. */
  model: string
  system: string
  /** Oldest first. The last message is the user's. */
  messages: ChatMessage[]
  /** Data for the answer, marked as such, which a provider gets in front of the last message. The offline model does not read it. */
  promptMaterial?: string
  /**
   * The beginning of the answer, which another call has written: the model goes on after it. What it streams may begin with a repetition of
   * the end of this text. Not blank.
   */
  written?: string
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
  /** The answer only says that nothing fits, and costs nothing. Only the offline model says so. */
  isFree?: boolean
}

export interface ChatModel {
  /**
   * Streams one answer. Calls `onText` synchronously with each piece of text as it arrives; resolves once the answer is complete.
   * Rejects with a ModelError, or with what `onText` threw. Text passed to `onText` before stays valid.
   */
  stream(request: ChatRequest, onText: (text: string) => void): Promise<Usage>
}
