import type { ChatRequest, LabelledAnswer, OfflineTask } from '../../../chat-model.ts'
import { type Advice, adviceOf } from '../advice.ts'
import { healthRevision } from '../cases/health-revision.ts'
import { debateRevision } from '../debates/debate-revision.ts'
import { expertOf } from '../expert.ts'
import type { Lens } from '../lenses/lens.ts'
import { adviceIn, positionOf } from '../position.ts'
import { questionOf } from '../question.ts'
import { safetyNote } from '../safety-notes.ts'
import { lowered, paragraph } from '../sentences.ts'
import { stanceOf } from '../stance.ts'
import { type Keep, layouts, type Read } from './revision-layouts.ts'

/** Writes an expert's second answer: what it takes over from another answer, what it does not, and where it stands now. */
export function revisionText(request: ChatRequest, task: Extract<OfflineTask, { kind: 'revision' }>): string {
  const question = questionOf(task.question)
  const expert = expertOf(request, question.text, task.guidelines)
  const others = following(task.own.label, task.others)
  if (question.debate) return debateRevision(expert, question.debate, { own: task.own, others, safety: question.safety })
  if (question.safety === 'health') {
    const advice = adviceOf(expert.lens, question)
    const note = safetyNote('health', expert.lensIndex + 1)
    const text = healthRevision({ own: task.own, others }, { stand: advice.stand, point: advice.points[expert.variant] ?? '', note })
    return `${text}\n\nPosition: ${positionOf(expert.lens, question)}`
  }
  const own = expert.lens
  const readings = others.map(readingOf)
  const different = readings.filter(({ lens }) => lens !== own)
  const [first, ...later] = different.length > 0 ? different : readings
  const second = later.find(({ lens }) => lens !== first?.lens)
  const position = `Position: ${positionOf(own, question, first?.lens === own ? undefined : first?.lens)}`
  const keep = keeping(own, adviceOf(own, question), expert.seed)
  if (!first) return `${paragraph(`I keep to my advice: ${keep.stand}.`, ...own.reasons.slice(0, 3), own.doubt)}\n\n${position}`
  const layout = layouts[((task.own.label.codePointAt(0) ?? 0) + 3) % layouts.length]
  const parts = (layout?.(first, second, keep) ?? []).map((part) => part.trim())
  const note = safetyNote(question.safety, expert.lensIndex + 1)
  return [...parts, note, position].filter(Boolean).join('\n\n')
}

/** The other answers, beginning after the own label: so each answer is taken up by somebody. */
function following(label: string, others: readonly LabelledAnswer[]): LabelledAnswer[] {
  const sorted = others.filter((other) => other.label !== label).sort((a, b) => (a.label < b.label ? -1 : 1))
  return [...sorted.filter((other) => other.label > label), ...sorted.filter((other) => other.label < label)]
}

function readingOf(answer: LabelledAnswer): Read {
  const { lens } = stanceOf(answer)
  const advice = adviceIn(answer.position) || firstWords(answer.text)
  return {
    name: `Expert ${answer.label}`,
    gist: lens?.gist ?? `"${advice}"`,
    advice: lowered(advice),
    credit: lens?.credits[1 + ((answer.label.codePointAt(0) ?? 0) % 2)] ?? 'It names something my first answer left out.',
    limit: lens?.limit ?? 'It holds in many cases, but not in all of them, and the answer does not say in which.',
    lens,
  }
}

function firstWords(text: string): string {
  return text
    .replace(/[*_#>`]/g, '')
    .trim()
    .split(/\s+/)
    .slice(0, 10)
    .join(' ')
    .replace(/[.,;:!?]+$/, '')
}

function keeping(own: Lens, { stand, points }: Advice, seed: number): Keep {
  return {
    stand: lowered(stand),
    reason: own.reasons[2 + (seed % 2)] ?? '',
    otherReason: points[(seed + 1) % 2] ?? '',
    doubt: own.doubt,
  }
}
