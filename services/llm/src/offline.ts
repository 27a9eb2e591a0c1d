import { type Clock, pause, processClock } from '@rostra/kit/async/clock'
import type { ChatModel, ChatRequest } from './chat-model.ts'
import { ModelError } from './model-error.ts'
import { answerTo } from './offline/answer.ts'
import { taskText } from './offline/discussion/task-text.ts'
import { notesText } from './offline/notes/notes-text.ts'

export interface OfflineOptions {
  /** Milliseconds between two words of a chat; 0 for no pause. A task is written four times as fast, because it is not read word by word. */
  paceMs?: number
  timers?: Clock
}

/**
 * Creates the built-in model, which needs no key and no network. It knows a few dozen everyday subjects and answers in the voice that the
 * system prompt describes. A task of the hints selects what it writes instead. The same request returns the same answer. It does not quote the
 * system prompt. It goes on with an answer that it has begun, and rejects a beginning that is not its own.
 */
export function offlineModel({ paceMs = 30, timers = processClock }: OfflineOptions = {}): ChatModel {
  return {
    async stream(request, onText) {
      const isChat = !request.hints?.task && !request.hints?.noteTask
      const words = restOf(textFor(request), request.written).match(/\s*\S+/g) ?? []
      const streamed = words.slice(0, request.maxTokens)
      const pauseMs = isChat ? paceMs : paceMs / 4
      for (const word of streamed) {
        if (pauseMs > 0) await pause(pauseMs, timers, request.signal)
        if (request.signal.aborted) throw new ModelError('aborted', 'Aborted by the caller')
        onText(word)
      }
      const inputTokens = Math.ceil((request.system.length + request.messages.reduce((sum, { content }) => sum + content.length, 0)) / 4)
      return { inputTokens, outputTokens: streamed.length, finish: streamed.length < words.length ? 'length' : 'stop' }
    },
  }
}

function textFor(request: ChatRequest): string {
  const { task, noteTask } = request.hints ?? {}
  if (noteTask) return notesText(noteTask)
  return task ? taskText(request, task) : answerTo(request)
}

/** Returns what follows the beginning of an answer. Throws for a beginning of another answer, which the request does not lead to any more. */
function restOf(answer: string, written = ''): string {
  if (!answer.startsWith(written)) throw new ModelError('rejected', 'The request leads to another answer than the one that has begun')
  return answer.slice(written.length)
}
