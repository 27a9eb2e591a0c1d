import { modelSeconds } from '../metrics.ts'
import type { OpenSpan } from '../tracing/recorder.ts'
import { openSpan } from '../tracing/spans.ts'
import type { ChatModel, Usage } from './chat-model.ts'
import { ModelError } from './model-error.ts'

/** The same model, its calls measured and, within a trace, spans. Nothing of what is said goes into either. */
export function observedModel(observed: ChatModel): ChatModel {
  return {
    stream: (request, onText) => {
      const { model } = request
      const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': model }
      const span = openSpan(`chat ${model}`, { kind: 'client', attributes })
      const started = performance.now()
      const end = (result: string) => modelSeconds.observe({ model, result }, (performance.now() - started) / 1000)
      const answer = span ? span.run(() => observed.stream(request, tellingTheFirst(onText, span))) : observed.stream(request, onText)
      // Chained, not awaited: a function that waits keeps the request, and with it the prompt, for as long as the answer takes.
      return answer.then(
        (usage) => {
          end('ok')
          if (span) endAnswered(span, usage)
          return usage
        },
        (error) => {
          const result = error instanceof ModelError ? error.kind : 'defect'
          end(result)
          span?.set({ 'rostra.model.result': result })
          span?.end(result !== 'aborted')
          throw error
        },
      )
    },
  }
}

function tellingTheFirst(onText: (text: string) => void, span: OpenSpan) {
  let begun = false
  return (text: string) => {
    if (!begun) span.event('first token')
    begun = true
    onText(text)
  }
}

function endAnswered(span: OpenSpan, { inputTokens, outputTokens, finish }: Usage) {
  span.set({
    'rostra.model.result': 'ok',
    'gen_ai.usage.input_tokens': inputTokens,
    'gen_ai.usage.output_tokens': outputTokens,
    'gen_ai.response.finish_reasons': [finish],
  })
  span.end()
}
