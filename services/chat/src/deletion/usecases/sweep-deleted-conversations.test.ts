import { describe, expect, it } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import type { DeletionScope } from '../../core/domain/exchanges/ports.ts'
import type { Ports } from '../domain/ports.ts'
import { sweepDeletedConversations } from './sweep-deleted-conversations.ts'

interface Row {
  conversationId: string
  open: boolean
  chargedAt: Date | null
  unpublished: { id: string }[]
}

/** Stores in memory, whose replica is killed at its `killedAt`-th command: before the command has an effect, or after it when `isLate`. */
function stores(killedAt: number, isLate: boolean) {
  const hidden = new Set(['c1', 'c2'])
  const exchanges = new Map<string, Row>([
    ['e1', { conversationId: 'c1', open: false, chargedAt: new Date(), unpublished: [{ id: 'e1' }] }],
    ['e2', { conversationId: 'c1', open: true, chargedAt: null, unpublished: [] }],
    ['e3', { conversationId: 'c2', open: false, chargedAt: null, unpublished: [{ id: 'e3' }] }],
    ['e4', { conversationId: 'c2', open: false, chargedAt: new Date(0), unpublished: [] }],
  ])
  const frames = new Set(['e1', 'e2'])
  const tombstones = new Map<string, { events: Set<string>; charged: Set<string> }>()
  let due: string[] = []
  let commands = 0
  const killed = new Error('killed')
  const command =
    <A extends unknown[], R>(work: (...args: A) => R) =>
    async (...args: A): Promise<R> => {
      const isKilled = ++commands === killedAt
      if (isKilled && !isLate) throw killed
      const result = work(...args)
      if (isKilled) throw killed
      return result
    }
  const remove = (ids: readonly string[], from: { delete: (id: string) => unknown }) => {
    for (const id of ids) from.delete(id)
  }
  const ports = partial<Ports>({
    conversations: {
      listHidden: command((limit: number) => [...hidden].slice(0, limit)),
      remove: command((ids: readonly string[]) => remove(ids, hidden)),
    },
    deletedConversations: {
      add: command((ids: readonly string[]) => {
        for (const id of ids) if (!tombstones.has(id)) tombstones.set(id, { events: new Set(), charged: new Set() })
      }),
      takeDue: command(() => due.pop() ?? null),
      keep: command((id: string, { events, charged }: { events: readonly { id: string }[]; charged: readonly string[] }) => {
        for (const event of events) tombstones.get(id)?.events.add(event.id)
        for (const exchange of charged) tombstones.get(id)?.charged.add(exchange)
      }),
      removeExpired: command(() => undefined),
    },
    exchanges: {
      listForDeletion: command((scope: DeletionScope) =>
        [...exchanges]
          .filter(([, row]) => 'conversationIds' in scope && scope.conversationIds.includes(row.conversationId))
          .map(([id, row]) => ({ id, person: 'guest:g', ...row })),
      ),
      deleteOpen: command((id: string) => exchanges.delete(id)),
      deleteEnded: command((ids: readonly string[]) => remove(ids, exchanges)),
    },
    frames: { read: command(() => []), remove: command((ids: readonly string[]) => remove(ids, frames)) },
    stopAnswer: command(() => undefined),
    credits: { settle: async () => undefined },
    forgets: [{ conversations: command(() => undefined) }],
    log: { warn: () => undefined },
  })
  const sweep = () => sweepDeletedConversations(ports, { forMs: 1_000 })
  const left = () => ({ hidden: [...hidden], exchanges: [...exchanges.keys()], frames: [...frames] })
  const kept = () => [...tombstones].map(([id, { events, charged }]) => [id, [...events], [...charged]])
  return {
    sweep,
    left,
    kept,
    exchanges,
    commands: () => commands,
    letTombstonesBeDue: () => {
      due = [...tombstones.keys()]
    },
  }
}

const nothing = { hidden: [], exchanges: [], frames: [] }
const everythingKept = [
  ['c1', ['e1'], ['e1']],
  ['c2', ['e3'], []],
]

describe('the sweep of deleted conversations', () => {
  it('leaves nothing behind, and keeps events and outcomes, whatever command its replica is killed at', async () => {
    const whole = stores(0, false)
    await whole.sweep()
    expect([whole.left(), whole.kept()]).toEqual([nothing, everythingKept])
    for (let killedAt = 1; killedAt <= whole.commands(); killedAt++)
      for (const isLate of [false, true]) {
        const { sweep, left, kept } = stores(killedAt, isLate)
        await expect(sweep()).rejects.toThrow('killed')
        await sweep()
        expect([killedAt, left(), kept()]).toEqual([killedAt, nothing, everythingKept])
      }
  })

  it('removes what was stored late for a conversation that is gone', async () => {
    const { sweep, left, kept, exchanges, letTombstonesBeDue } = stores(0, false)
    await sweep()
    exchanges.set('e5', { conversationId: 'c1', open: false, chargedAt: new Date(), unpublished: [{ id: 'e5' }] })
    await sweep()
    expect(left().exchanges).toEqual(['e5'])
    letTombstonesBeDue()
    await sweep()
    expect([left(), kept()[0]]).toEqual([nothing, ['c1', ['e1', 'e5'], ['e1', 'e5']]])
  })
})
