import type { DomainError } from '@rostra/kit/errors'
import type { Marks } from '../domain/ports.ts'

interface NewMark {
  memberId: string
  targetId: string
  at: Date
  /** The most marks that a member may have. */
  max: number
  /** Returns those of the marked targets that the member cannot see, and so cannot remove. */
  unseenAmong: (targetIds: readonly string[]) => Promise<string[]>
  tooMany: () => DomainError
}

/** Adds a mark; an existing one keeps its place. What the member cannot see makes way. Throws `tooMany` when the member sees everything. */
export async function addMark(marks: Marks, { memberId, targetId, at, max, unseenAmong, tooMany }: NewMark): Promise<void> {
  const stored = (await marks.of(memberId)).map((mark) => mark.targetId)
  if (stored.includes(targetId)) return
  if (stored.length >= max) {
    const unseen = await unseenAmong(stored)
    if (unseen.length === 0) throw tooMany()
    await marks.remove(memberId, unseen)
  }
  await marks.add(memberId, { targetId, at })
}
