import type { ChatRequest, OfflineTask } from '../../chat-model.ts'
import { hash } from '../language/seeded-random.ts'
import { chairText } from './conclusions/chair.ts'
import { draftText } from './drafts/draft.ts'
import { panelText } from './panels/panel.ts'
import { revisionText } from './revisions/revision.ts'
import { specialAnswer } from './special-answers.ts'

/** Returns what the offline model writes in a discussion or a panel. The same request returns the same text. */
export function taskText(request: ChatRequest, task: OfflineTask): string {
  const special = specialAnswer(task.question)
  const wording = (seed: string) => special?.wordings[hash(seed) % 3] ?? ''
  switch (task.kind) {
    case 'draft':
    case 'revision':
      if (special) return `${wording(request.hints?.name ?? request.system)}\n\nPosition: ${special.position}`
      return task.kind === 'draft' ? draftText(request, task) : revisionText(request, task)
    case 'chair':
      if (special) return JSON.stringify({ consensus: special.wordings[0], agreement: 'strong', minority: null })
      return chairText(task)
    case 'panel':
      return special ? (special.wordings[(['a', 'b', 'devil'] as const).indexOf(task.seat)] ?? '') : panelText(task)
  }
}
