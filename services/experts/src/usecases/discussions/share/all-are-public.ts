import type { Discussion } from '../../../domain/discussions/discussion.ts'
import type { Ports } from '../../../domain/ports.ts'

/** Whether all experts of a discussion are public now. */
export async function allArePublic(
  { personas }: Pick<Ports, 'personas'>,
  { experts }: Pick<Discussion, 'experts'>,
  signal: AbortSignal,
): Promise<boolean> {
  const ids = experts.map(({ id }) => id)
  const cards = await personas.visible(ids, { signal })
  return cards.length === ids.length && cards.every(({ isPrivate }) => !isPrivate)
}
