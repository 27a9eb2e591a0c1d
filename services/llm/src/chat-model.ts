export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
}

/** An anonymous answer of a discussion. */
export interface LabelledAnswer {
  /** A, B, … */
  label: string
  text: string
  /** The answer's view in one sentence. Empty when it gave none. */
  position: string
}

/**
 * The task of the offline model when it does not chat, with the texts of the request, so that it need not parse the prompt.
 *
 * `draft` and `revision` answer a question as one of several experts; their last line is `Position: <one sentence>`. `chair` sums the
 * experts' answers up, as JSON. `panel` answers as one of three models, the third of which is the devil's advocate. `draft` and `panel`
 * use the material of the hints.
 */
export type OfflineTask =
  | { kind: 'draft'; question: string }
  | { kind: 'revision'; question: string; own: LabelledAnswer }
  | { kind: 'chair'; question: string; answers: readonly LabelledAnswer[] }
  | { kind: 'panel'; question: string; seat: 'a' | 'b' | 'devil' }

/** The task to extract notes about the user from a message, as JSON, with the notes so far. */
export interface NoteTask {
  message: string
  notes: readonly string[]
}

/** The passages of the role's material that were found for the last message. */
export interface MaterialHint {
  /**
   * `[n]` in the answer cites a passage. `heading`: it may be the question that it answers. `fit`: how well
   * it answers the message, from 0 to 1; from `leastFit` on it does.
   */
  passages: readonly { n: number; title: string; heading: string; text: string; fit: number }[]
  /** Questions that the material answers. */
  openers: readonly string[]
  /** Whether the role answers from its material only. */
  isOnlySource: boolean
  /** Whether the search of the material failed. */
  isAway: boolean
}

/** Facts about the role for the offline model. They are never sent to a provider. */
export interface ChatHints {
  name?: string
  about?: string
  topics?: string[]
  /** The role's notes about the user. */
  notes?: readonly string[]
  /** Absent for a role without material. */
  material?: MaterialHint
  task?: OfflineTask
  /** Replaces the chat and `task`. */
  noteTask?: NoteTask
}

export interface ChatRequest {
  /** The provider's own model id. */
  model: string
  system: string
  /** Oldest first. The last message is the user's. */
  messages: ChatMessage[]
  /** Data for the answer, marked as data, which is sent to a provider before the last message. The offline model ignores it. */
  promptMaterial?: string
  /**
   * The beginning of the answer, written by another call, which the model continues. Its stream may begin with a repetition of the end of
   * this text. Not blank.
   */
  written?: string
  maxTokens: number
  signal: AbortSignal
  hints?: ChatHints
  /**
   * Called before the first text of an answer that costs nothing: one that only says that nothing fits or that it would be the last one
   * again, that confirms what was ruled out, or that is for a person in danger. Only the offline model calls it.
   */
  onFree?: () => void
  /** Called with each event in which the model thinks instead of writing. The thoughts themselves are dropped. */
  onState?: (state: 'thinking') => void
}

/**
 * Why an answer ended:
 *
 * - `finished`: the model had said all
 * - `length`: at `maxTokens`, or at the end of the model's window
 * - `filtered`: by the provider's content filter; the text before it is valid
 * - `refused`: the model declined; the text is its refusal, and may be empty
 */
export type Finish = 'finished' | 'length' | 'filtered' | 'refused'

/** Token counts as the provider reports them; 0 when it reports none. */
export interface Usage {
  inputTokens: number
  outputTokens: number
  finish: Finish
  /** The provider's own word for the end, for the log. */
  reason?: string
  /** The provider's id of the request, for the log. */
  requestId?: string
}

export interface ChatModel {
  /**
   * Streams one answer. Calls `onText` synchronously with each piece of text as it arrives; resolves once the answer is complete.
   * Rejects with a ModelError, or with the error of `onText`. Text that was passed to `onText` before stays valid.
   */
  stream(request: ChatRequest, onText: (text: string) => void): Promise<Usage>
}
