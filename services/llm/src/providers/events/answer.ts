import type { ChatRequest, Finish, Usage } from '../../chat-model.ts'
import { skippedParts } from '../../metrics.ts'
import { finishOf } from './finish-reasons.ts'
import { LeadingThoughts } from './leading-thoughts.ts'

/** Who gets what an answer says. Holds no part of the request, which must not stay in memory until the answer ends. */
export interface AnswerListener extends Pick<ChatRequest, 'model' | 'onState'> {
  onText: (text: string) => void
}

/** One answer as its events tell it, the same for all providers: text is passed on, thoughts are not, and the end has a reason. */
export class Answer {
  /** Passes on a piece of text. A field and not a method, because it is replaced once no thoughts can come in front of the text. */
  onText: (text: string) => void
  hasThought = false
  inputTokens = 0
  outputTokens = 0
  readonly #listener: AnswerListener
  readonly #leading: LeadingThoughts
  #finish: Finish | undefined
  #reason: string | undefined
  #isRefusal = false

  constructor(listener: AnswerListener) {
    this.#listener = listener
    this.#leading = new LeadingThoughts({
      onText: listener.onText,
      onThought: () => this.onThought(),
      onBegun: () => {
        this.onText = listener.onText
      },
    })
    this.onText = (text) => this.#leading.push(text)
  }

  onThought(): void {
    this.hasThought = true
    this.#listener.onState?.('thinking')
  }

  /** Passes on a piece of a refusal's own text, which is the answer. */
  onRefusal(text: string): void {
    this.#isRefusal = true
    this.onText(text)
  }

  /** Counts a part of a type that is unknown. */
  onUnknownPart(): void {
    skippedParts.inc({ model: this.#listener.model })
  }

  /** Takes the provider's reason for the end. Throws a ModelError for a failure and for an unknown reason. */
  onReason(reason: string): void {
    this.#finish = finishOf(reason)
    this.#reason = reason
  }

  get hasReason(): boolean {
    return this.#finish !== undefined
  }

  /** Ends the answer. An end that the provider states without a reason is a complete one. */
  end(): Usage {
    this.#leading.end()
    const finish = this.#finish ?? 'finished'
    return {
      inputTokens: this.inputTokens,
      outputTokens: this.outputTokens,
      finish: this.#isRefusal && finish === 'finished' ? 'refused' : finish,
      reason: this.#reason,
    }
  }
}
