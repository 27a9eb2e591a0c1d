import { rowsPerBatch } from '@rostra/kit/stores/batched-rows'
import type { Document } from 'mongodb'
import { publishes, type ReadSteps, type SeenStep } from '../../fault-harness/watch-steps.ts'

/** The steps of persona's work that are visible in its store, by the act that causes them. */
export const personaSteps = {
  creation: ['persona stored', 'opening lines claimed'],
  save: ['persona saved'],
  deletion: ['tombstone', 'first batch', 'second batch', 'last batch', 'deletion published'],
  accountDeletion: ['account tombstone', 'vote anonymized'],
  suspension: ['suspended', 'suspension published'],
  ownerSuspension: ['owner suspended'],
  vote: ['vote stored', 'vote counted', 'vote in its day'],
  exchange: ['exchange counted'],
} as const
export type PersonaStep = (typeof personaSteps)[keyof typeof personaSteps][number]

interface StoredVote {
  personaId: string
  voterId: string
}

/**
 * Returns a reader of persona's writes. The subject of a step is the id of its persona; of a creation it is the slug, and of a deleted or
 * suspended account the id of the account.
 */
export function personaStepReader(): ReadSteps<PersonaStep> {
  const slugs = new Map<string, string>()
  const votes = new Map<string, StoredVote>()
  const deletedVotes = new Map<string, number>()
  const published = new Map<string, string>()

  const afterInsert = (collection: string, id: string, row: Document): SeenStep<PersonaStep>[] => {
    if (collection === 'personas') {
      slugs.set(id, row.slug ?? '')
      return [{ step: 'persona stored', subject: row.slug ?? '' }]
    }
    if (collection === 'votes') {
      votes.set(id, { personaId: row.personaId, voterId: row.voterId })
      return [{ step: 'vote stored', subject: row.personaId }]
    }
    if (collection === 'deleted_personas') return [{ step: 'tombstone', subject: id }]
    if (collection === 'deleted_accounts') return [{ step: 'account tombstone', subject: id }]
    if (collection === 'operator_events') published.set(id, row.outbox[0]?.key ?? '')
    return collection === 'daily' ? dailySteps(id, row) : []
  }
  const afterUpdate = (collection: string, id: string, fields: Record<string, unknown>): SeenStep<PersonaStep>[] => {
    const slug = slugs.get(id) ?? ''
    if (collection === 'personas')
      return [
        ...(fields.openingLinesAttempts === 1 ? [{ step: 'opening lines claimed', subject: slug } as const] : []),
        ...('version' in fields ? [{ step: 'persona saved', subject: id } as const] : []),
        ...('upvotes' in fields || 'downvotes' in fields ? [{ step: 'vote counted', subject: id } as const] : []),
        ...(fields.suspension ? [{ step: 'suspended', subject: id } as const] : []),
      ]
    if (collection === 'votes') {
      const { personaId = '', voterId = '' } = votes.get(id) ?? {}
      return 'voterId' in fields ? [{ step: 'vote anonymized', subject: voterId }] : [{ step: 'vote stored', subject: personaId }]
    }
    if (collection === 'owners' && fields.isSuspended) return [{ step: 'owner suspended', subject: id }]
    if (collection === 'deleted_personas' && publishes(fields)) return [{ step: 'deletion published', subject: id }]
    if (collection === 'operator_events' && publishes(fields)) return [{ step: 'suspension published', subject: published.get(id) ?? '' }]
    return collection === 'daily' ? dailySteps(id, fields) : []
  }
  const afterDelete = (collection: string, id: string): SeenStep<PersonaStep>[] => {
    if (collection === 'daily') return [{ step: 'last batch', subject: id.split('/')[0] ?? '' }]
    const personaId = votes.get(id)?.personaId
    if (collection !== 'votes' || personaId === undefined) return []
    const count = (deletedVotes.get(personaId) ?? 0) + 1
    deletedVotes.set(personaId, count)
    if (count === 1) return [{ step: 'first batch', subject: personaId }]
    return count === rowsPerBatch + 1 ? [{ step: 'second batch', subject: personaId }] : []
  }
  return ({ kind, collection, id, row, fields }) => {
    if (kind === 'insert') return afterInsert(collection, id, row)
    return kind === 'delete' ? afterDelete(collection, id) : afterUpdate(collection, id, fields)
  }
}

/** A row of `daily` counts votes or messages; its id begins with that of its persona. */
function dailySteps(id: string, fields: Record<string, unknown>): SeenStep<PersonaStep>[] {
  const subject = id.split('/')[0] ?? ''
  const hasVotes = Boolean(fields.upvotes) || Boolean(fields.downvotes)
  return [
    ...(hasVotes ? [{ step: 'vote in its day', subject } as const] : []),
    ...(fields.messages ? [{ step: 'exchange counted', subject } as const] : []),
  ]
}
