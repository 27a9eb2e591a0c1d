import { DomainError } from '@rostra/kit/errors'
import { inTransaction, isDuplicate, objectId } from '@rostra/kit/stores/mongo'
import type { Connection, Model } from 'mongoose'
import { isFeaturable, maxPinned } from '../../domain/featured/eligibility.ts'
import type { FeaturingChoices } from '../../domain/featured/ports.ts'
import type { OperatorEvents } from '../../domain/operators/ports.ts'
import { personaNotFound } from '../../domain/personas/ownership.ts'
import { isListed } from '../../domain/personas/visibility.ts'
import { operatorEventModel } from '../operators/operator-event-model.ts'
import { type OperatedRow, operatedFields, type PersonaRow, toOperated } from '../personas/persona-model.ts'
import { withoutNegativeScore } from './featured-turns.ts'

const maxExcludedShown = 100
/** Attempts to take a free place. A lost one means that another operator took it. */
const maxAttempts = 4

interface FeaturingOptions {
  events: OperatorEvents
  /** The personas of this owner may be on the landing page whatever their score. */
  demoOwnerId: string
}

/** What operators decided about the landing page, in MongoDB. A pinned persona has one of four places, each in a unique index. */
export function mongoFeaturingChoices(
  connection: Connection,
  personas: Model<PersonaRow>,
  { events, demoOwnerId }: FeaturingOptions,
): FeaturingChoices {
  const published = operatorEventModel(connection)
  const find = async (filter: object, sort: Record<string, 1>, limit: number) =>
    (await personas.find(filter, operatedFields).sort(sort).limit(limit).lean<OperatedRow[]>()).map(toOperated)

  const freePlace = async () => {
    const taken = (await personas.find({ pinSlot: { $exists: true } }, { pinSlot: 1 }).lean()).map(({ pinSlot }) => pinSlot)
    const free = Array.from({ length: maxPinned }, (_, index) => index + 1).find((slot) => !taken.includes(slot))
    if (free === undefined) throw new DomainError('state', 'TOO_MANY_PINNED', `At most ${maxPinned} AI personas are pinned`)
    return free
  }

  const set: FeaturingChoices['set'] = async (personaId, featuring, act) => {
    const key = { _id: objectId(personaId) }
    const before = key._id && (await personas.findOne(key, { ...operatedFields, pinSlot: 1 }).lean<PersonaRow | null>())
    if (!before) throw personaNotFound()
    if (featuring === 'pinned' && !isListed(toOperated(before)))
      throw new DomainError('state', 'NOT_PUBLIC', 'This AI persona is not public')
    const updates = {
      pinned: async () => ({ $set: { pinSlot: before.pinSlot ?? (await freePlace()) }, $unset: { isExcluded: 1 as const } }),
      excluded: async () => ({ $set: { isExcluded: true }, $unset: { pinSlot: 1 as const } }),
      rotation: async () => ({ $unset: { isExcluded: 1 as const, pinSlot: 1 as const } }),
    }
    const update = await updates[featuring]()
    await inTransaction(connection, async (session) => {
      const { modifiedCount } = await personas.updateOne(key, update, { session })
      if (modifiedCount === 0) return
      const acted = events.operatorActed(act, { id: personaId, name: before.name })
      await published.create([{ at: act.at, outbox: [acted] }], { session })
    })
  }

  return {
    pinned: () => find({ pinSlot: { $exists: true } }, { pinSlot: 1 }, maxPinned),
    excluded: () => find({ isExcluded: true }, { _id: 1 }, maxExcludedShown),
    featurable: async (ids) => {
      const _id = { $in: ids.flatMap((id) => objectId(id) ?? []) }
      const filter = { _id, isExcluded: { $ne: true }, $or: [{ ownerId: demoOwnerId }, withoutNegativeScore] }
      const byId = new Map((await find(filter, { _id: 1 }, ids.length)).map((persona) => [persona.id, persona]))
      return ids.flatMap((id) => byId.get(id) ?? []).filter(isFeaturable)
    },
    set: async (personaId, featuring, act) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await set(personaId, featuring, act)
        } catch (error) {
          if (!isDuplicate(error) || attempt === maxAttempts) throw error
        }
      }
    },
  }
}
