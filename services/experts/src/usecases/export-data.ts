import type { Discussion } from '../domain/discussions/discussion.ts'
import type { PersonaReader } from '../domain/personas/ports.ts'
import type { Ports } from '../domain/ports.ts'
import type { QuestionThread } from '../domain/questions/question.ts'
import { readCircle, type ShownCircle } from './circles/shown-circle.ts'
import { exportDiscussions } from './discussions/export-discussions.ts'

export type ExportPart = { circle: ShownCircle } | { discussion: Discussion } | { question: QuestionThread }

const questionPage = 100

/**
 * Passes a member's circle, then the discussions, then the questions to three models to `onPart`, oldest first. Reads a page at a time and
 * waits for `onPart` before the next. Throws the signal's reason once it aborts.
 */
export async function exportData(
  ports: Pick<Ports, 'circles' | 'discussions' | 'personas' | 'questions'>,
  { memberId, signal, ...reader }: PersonaReader & { memberId: string; signal: AbortSignal },
  onPart: (part: ExportPart) => Promise<void> | undefined,
): Promise<void> {
  await onPart({ circle: await readCircle(ports, memberId, { ...reader, signal }) })
  await exportDiscussions(ports, memberId, signal, (discussion) => onPart({ discussion }))
  let last: QuestionThread | undefined
  do {
    signal.throwIfAborted()
    const page = await ports.questions.listByStart(memberId, questionPage, last)
    for (const question of page) await onPart({ question })
    last = page.at(-1)
  } while (last)
}
