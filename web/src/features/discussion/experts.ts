import type { Discussion, Expert } from '../../api/schemas.ts'
import type { Face } from '../../components/medallion.tsx'

/** Returns the face of an expert. Its avatar is a URL, or an emoji of at most 4 characters. */
export function faceOf({ name, avatarUrl, avatarBgColor }: Expert): Face {
  const isAddress = /^(https?:|\/|data:)/.test(avatarUrl)
  return { name, avatarUrl: isAddress ? avatarUrl : null, avatarEmoji: isAddress ? null : avatarUrl || null, avatarBgColor }
}

/** `awaited`: the expert's contribution to the current round has not arrived. */
type ExpertState = 'awaited' | 'answered' | 'absent'

/** Returns the round whose contributions are awaited; null while the chair writes, and after the end. */
export const awaitedRound = ({ status, phase }: Discussion): 1 | 2 | null => {
  if (status !== 'ongoing') return null
  return phase === 'drafts' ? 1 : phase === 'revisions' ? 2 : null
}

/** Returns the current state of an expert. */
export function stateOf(expert: Expert, discussion: Discussion): ExpertState {
  if (expert.absent) return 'absent'
  const round = awaitedRound(discussion)
  const answers = discussion.conversationFlow.filter(({ expertId }) => expertId === expert.id)
  if (round !== null) return answers.some((answer) => answer.round === round) ? 'answered' : 'awaited'
  return answers.length > 0 ? 'answered' : 'absent'
}

/** Returns the number of answers in the current round, and of experts that have answered or still can. */
export function countAnswers(discussion: Discussion): { answered: number; expected: number } {
  const states = discussion.experts.map((expert) => stateOf(expert, discussion))
  return { answered: states.filter((state) => state === 'answered').length, expected: states.filter((state) => state !== 'absent').length }
}

/** Joins names in a sentence: 'Livia', 'Livia and Max', 'Livia, Max and Ada'. */
export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Returns why experts have no answer, with their names: they failed, or they declined. */
export const absences = ({ experts }: Discussion): { why: 'failed' | 'declined'; names: string[] }[] =>
  (['failed', 'declined'] as const).flatMap((why) => {
    const those = experts.filter(({ absent, declined }) => absent && (declined ? 'declined' : 'failed') === why)
    return those.length > 0 ? [{ why, names: those.map(({ name }) => name) }] : []
  })
