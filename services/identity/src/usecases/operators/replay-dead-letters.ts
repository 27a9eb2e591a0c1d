import { randomUUID } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import type { Caller } from '@rostra/platform/caller'
import { operator } from '@rostra/platform/operators'
import type { Ports } from '../../domain/ports.ts'

/** Delivers the dead letters of a topic once more and returns their number. Throws OPERATORS_ONLY or TOPIC_NOT_FOUND. */
export async function replayDeadLetters(
  { deadLetters, operatorActions, now }: Pick<Ports, 'deadLetters' | 'operatorActions' | 'now'>,
  { caller, topic }: { caller: Caller; topic: string },
): Promise<number> {
  const { id: operatorId } = operator(caller)
  const known = await deadLetters.list()
  if (!known.some((each) => each.topic === topic)) throw new DomainError('not_found', 'TOPIC_NOT_FOUND', 'This topic has no dead letters')
  const replayed = await deadLetters.replay(topic)
  const reason = `${replayed} ${replayed === 1 ? 'event' : 'events'}`
  const action = { action: 'dead-letters-replayed', targetId: topic, targetName: topic, reason }
  await operatorActions.record({ id: randomUUID(), at: new Date(now()), operatorId, ...action })
  return replayed
}
