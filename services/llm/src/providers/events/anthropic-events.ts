import type Anthropic from '@anthropic-ai/sdk'
import type { EventReader } from '../call/provider-call.ts'
import { streamError } from '../provider-error.ts'
import type { Answer } from './answer.ts'
import { parseEvent } from './parse-event.ts'

type StreamEvent = Anthropic.RawMessageStreamEvent | Anthropic.ErrorResponse | { type: 'ping' }

/** Reads the events of a message of Anthropic's API. */
export class MessageReader implements EventReader {
  readonly #answer: Answer

  constructor(answer: Answer) {
    this.#answer = answer
  }

  isComplete(): boolean {
    return false
  }

  read(data: string): 'more' | 'quiet' | 'end' {
    const event = parseEvent<StreamEvent>(data)
    switch (event.type) {
      case 'content_block_start':
        return this.#readBlock(event.content_block)
      case 'content_block_delta':
        return this.#readDelta(event.delta)
      case 'message_start':
        this.#answer.inputTokens = event.message?.usage?.input_tokens ?? 0
        return 'quiet'
      case 'message_delta':
        this.#answer.outputTokens = event.usage?.output_tokens ?? this.#answer.outputTokens
        if (event.delta?.stop_reason) this.#answer.onReason(event.delta.stop_reason)
        return 'more'
      case 'message_stop':
        return 'end'
      case 'error':
        throw streamError(event.error)
      default:
        return 'quiet'
    }
  }

  #readBlock(block: Anthropic.RawContentBlockStartEvent['content_block'] | undefined): 'more' | 'quiet' {
    switch (block?.type) {
      case undefined:
        return 'quiet'
      case 'text':
        if (!block.text) return 'quiet'
        this.#answer.onText(block.text)
        return 'more'
      case 'thinking':
      case 'redacted_thinking':
        this.#answer.onThought()
        return 'more'
      default:
        this.#answer.onUnknownPart()
        return 'more'
    }
  }

  /** Parts of a block of an unknown type are not counted again: its start was. */
  #readDelta(delta: Anthropic.RawContentBlockDelta | undefined): 'more' {
    if (delta?.type === 'text_delta' && delta.text) this.#answer.onText(delta.text)
    else if (delta?.type === 'thinking_delta' || delta?.type === 'signature_delta') this.#answer.onThought()
    return 'more'
  }
}
