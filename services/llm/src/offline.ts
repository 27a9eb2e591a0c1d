import { type Clock, pause, processClock } from '@rostra/kit/async/clock'
import type { ChatModel, ChatRequest, OfflineTask } from './chat-model.ts'
import { ModelError } from './model-error.ts'
import { answerTo, type OfflineAnswer } from './offline/answer.ts'
import { isInDanger } from './offline/danger/danger.ts'
import { notesText } from './offline/notes/notes-text.ts'
import { conclusionOf } from './offline/tasks/conclusion.ts'
import { dangerAnswer } from './offline/tasks/danger-answer.ts'
import { expertAnswer, revisedAnswer } from './offline/tasks/expert-answer.ts'
import { panelAnswer } from './offline/tasks/panel-answer.ts'
import { estimateTokens } from './token-estimate.ts'

export interface OfflineOptions {
  /**
   * Milliseconds between two words of a chat; 0 for no pause. A task is written four times as fast, because it is not read word by word.
   */
  paceMs?: number
  timers?: Clock
}

/**
 * Creates the built-in model, which needs no key and no network. It answers with the passages of the material that came with the request,
 * each with its citation, or says that nothing fits, which is free of charge. A task of the hints selects what it writes instead. The same
 * request returns the same answer. It goes on with an answer that it has begun, and rejects a beginning that is not its own.
 */
export function offlineModel({ paceMs = 30, timers = processClock }: OfflineOptions = {}): ChatModel {
  return {
    async stream(request, onText) {
      const isChat = !request.hints?.task && !request.hints?.noteTask
      const { text, isFree } = answerFor(request)
      if (isFree) request.onFree?.()
      const words = restOf(text, request.written).match(/\s*\S+/g) ?? []
      const streamed = words.slice(0, request.maxTokens)
      const pauseMs = isChat ? paceMs : paceMs / 4
      for (const word of streamed) {
        if (pauseMs > 0) await pause(pauseMs, timers, request.signal)
        if (request.signal.aborted) throw new ModelError('aborted', 'Aborted by the caller')
        onText(word)
      }
      const inputTokens = request.messages.reduce((sum, { content }) => sum + estimateTokens(content), estimateTokens(request.system))
      const finish = streamed.length < words.length ? 'length' : 'finished'
      return { inputTokens, outputTokens: streamed.length, finish }
    },
  }
}

function answerFor(request: ChatRequest): OfflineAnswer {
  const { task, noteTask, material } = request.hints ?? {}
  if (noteTask) return { text: notesText(noteTask), isFree: false }
  return task ? taskAnswer(task, material) : answerTo(request)
}

function taskAnswer(task: OfflineTask, material: NonNullable<ChatRequest['hints']>['material']): OfflineAnswer {
  if (isInDanger(task.question)) return dangerAnswer(task)
  switch (task.kind) {
    case 'draft':
      return expertAnswer(task.question, material)
    case 'revision':
      return { text: revisedAnswer(task.own), isFree: false }
    case 'chair':
      return { text: conclusionOf(task.question, task.answers), isFree: false }
    case 'panel':
      return panelAnswer(task, material)
  }
}

/**
 * Returns what follows the beginning of an answer. Throws for a beginning of another answer, which the request does not lead to any more.
 */
function restOf(answer: string, written = ''): string {
  if (!answer.startsWith(written)) throw new ModelError('rejected', 'The request leads to another answer than the one that has begun')
  return answer.slice(written.length)
}
