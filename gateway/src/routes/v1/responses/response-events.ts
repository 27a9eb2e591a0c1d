import type { Done__Output } from '@rostra/proto/gen/rostra/chat/v1/Done'
import type { EventEncoder } from '../../../streams/program-answer.ts'
import { createdAtOf } from '../times.ts'
import {
  endedResponse,
  failedResponse,
  openResponse,
  outputItem,
  outputText,
  type ResponseAnswer,
  type ResponseFrame,
} from './response-object.ts'

export const toAnswer = ({ fullResponse, citations, end, usage }: Done__Output): ResponseAnswer => ({
  text: fullResponse,
  citations,
  end,
  usage,
})

/** Creates the encoder of a response's typed events, in OpenAI's order. `request`: the fields of the response that its request decides. */
export function responseEncoder(request: Omit<ResponseFrame, 'exchangeId' | 'created_at'>): EventEncoder {
  let frame: ResponseFrame = { ...request, exchangeId: '', created_at: 0 }
  let number = 0
  let text = ''
  let hasItem = false
  const event = (type: string, fields: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: number++, ...fields })}\n\n`
  /** The place of the only text of the only message. */
  const place = () => ({ item_id: outputItem(frame.exchangeId, 'in_progress', []).id, output_index: 0, content_index: 0 })
  const openItem = () => {
    if (hasItem) return ''
    hasItem = true
    const item = outputItem(frame.exchangeId, 'in_progress', [])
    return (
      event('response.output_item.added', { output_index: 0, item }) +
      event('response.content_part.added', { ...place(), part: outputText() })
    )
  }
  const closeItem = (answer: ResponseAnswer) => {
    const part = outputText(answer.text, answer.citations)
    const annotations = part.annotations.map((annotation, index) =>
      event('response.output_text.annotation.added', { ...place(), annotation_index: index, annotation }),
    )
    const [item] = endedResponse(frame, answer).output
    return [
      ...annotations,
      event('response.output_text.done', { ...place(), text: part.text, logprobs: [] }),
      event('response.content_part.done', { ...place(), part }),
      event('response.output_item.done', { output_index: 0, item }),
    ].join('')
  }
  return {
    started: (exchangeId) => {
      frame = { ...request, exchangeId, created_at: createdAtOf(exchangeId) }
      const response = openResponse(frame)
      return event('response.created', { response }) + event('response.in_progress', { response })
    },
    chunk: (delta) => {
      text += delta
      return openItem() + event('response.output_text.delta', { ...place(), delta, logprobs: [] })
    },
    done: (done) => {
      const answer = toAnswer(done)
      const response = endedResponse(frame, answer)
      const type = response.status === 'incomplete' ? 'response.incomplete' : 'response.completed'
      return openItem() + closeItem(answer) + event(type, { response })
    },
    failed: ({ message }) => event('response.failed', { response: failedResponse(frame, message, text) }),
  }
}
