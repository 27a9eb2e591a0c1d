import type { ReadSteps, SeenStep } from '../../../fault-harness/watch-steps.ts'

/**
 * The steps of adding, reading and deleting sources that are visible in persona's store. The lease of a source is renewed while the worker
 * reads it, which is the last step here: a slow file that is read again holds up those after it.
 */
export const knowledgeSteps = [
  ...(['content stored', 'claimed', 'first passages stored', 'index stored'] as const),
  ...(['ready', 'deleted', 'lease renewed'] as const),
] as const
export type KnowledgeStep = (typeof knowledgeSteps)[number]

/** The fields of inserted rows that tell a step, of any of the collections. */
interface InsertedRow {
  personaId?: string
  title?: string
  sourceId?: string
}

/** Names a source by its persona and its title. */
export const subjectOf = (personaId: string, title: string): string => `${personaId}/${title}`

/** Returns a reader of persona's writes. The subject of a step is a source; of a stored content it is the id of the persona. */
export function knowledgeStepReader(): ReadSteps<KnowledgeStep> {
  const subjects = new Map<string, string>()

  const afterInsert = (
    collection: string,
    id: string,
    { personaId = '', title = '', sourceId = '' }: InsertedRow,
  ): SeenStep<KnowledgeStep>[] => {
    const subject = subjects.get(sourceId) ?? ''
    if (collection === 'sources') subjects.set(id, subjectOf(personaId, title))
    if (collection === 'source_files.files') return [{ step: 'content stored', subject: id.split('/')[0] ?? '' }]
    if (collection === 'passages') return [{ step: 'first passages stored', subject }]
    return collection === 'passage_indexes' ? [{ step: 'index stored', subject }] : []
  }
  const afterUpdate = (id: string, fields: Record<string, unknown>): SeenStep<KnowledgeStep>[] => {
    const subject = subjects.get(id) ?? ''
    if (fields.isDeleted) return [{ step: 'deleted', subject }]
    if (fields.status === 'ready') return [{ step: 'ready', subject }]
    if (!fields.leaseUntil) return []
    if (fields.attempts) return [{ step: 'claimed', subject }]
    return 'owner' in fields ? [] : [{ step: 'lease renewed', subject }]
  }
  return ({ kind, collection, id, row, fields }) => {
    if (kind === 'insert') return afterInsert(collection, id, row)
    return collection === 'sources' ? afterUpdate(id, fields) : []
  }
}
