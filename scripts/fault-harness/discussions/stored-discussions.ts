import type { LedgerInspector } from '../ledger-inspector.ts'

interface StoredStep {
  kind: 'draft' | 'revision' | 'chair'
  expertId: string
  content: string
  at: Date
}

/** What the stores have of one discussion. */
export interface StoredDiscussion {
  id: string
  memberId: string
  requestId: string
  status: 'claimed' | 'ongoing' | 'completed' | 'failed'
  steps: readonly StoredStep[]
  failure: string | null
  createdAt: Date
  finishedAt: Date | null
  /** The credits that the ledger has for it. */
  charged: number
}

type DiscussionRow = Omit<StoredDiscussion, 'id' | 'charged'>

const discussionsOf = ({ db }: LedgerInspector) => db('experts').collection<DiscussionRow>('discussions')

/** Reads every discussion from MongoDB, past the product's own API. */
export async function storedDiscussions(inspector: LedgerInspector): Promise<StoredDiscussion[]> {
  const rows = await discussionsOf(inspector).find().toArray()
  const charges = await inspector.db('billing').collection('ledger').find({ kind: 'discussion' }).toArray()
  const chargesOf = Map.groupBy(charges, ({ reference }) => String(reference))
  return rows.map(({ _id, ...row }) => {
    const charged = (chargesOf.get(String(_id)) ?? []).reduce((sum, { amount }) => sum - amount, 0)
    return { ...row, id: String(_id), charged }
  })
}

/** Returns the number of discussions that are claimed or ongoing. */
export const openDiscussions = (inspector: LedgerInspector): Promise<number> =>
  discussionsOf(inspector).countDocuments({ status: { $in: ['claimed', 'ongoing'] } })
