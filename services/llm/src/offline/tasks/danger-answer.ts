import type { OfflineTask } from '../../chat-model.ts'
import type { OfflineAnswer } from '../answer.ts'
import { languageOf } from '../languages/language-of.ts'
import { firstSentences } from '../passages/excerpt.ts'
import { withPosition } from './expert-answer.ts'

/**
 * Answers a question of a person in danger, in the form of the task: experts, their chair and the seats of a panel all say where help is.
 */
export function dangerAnswer({ kind, question }: OfflineTask): OfflineAnswer {
  const { danger } = languageOf([question]).sentences
  return { text: formOf(kind, danger), isFree: true }
}

function formOf(kind: OfflineTask['kind'], danger: string): string {
  switch (kind) {
    case 'draft':
    case 'revision':
      return withPosition(danger, firstSentences(danger, 1))
    case 'chair':
      return JSON.stringify({ consensus: danger, agreement: 'strong', minority: null })
    case 'panel':
      return danger
  }
}
