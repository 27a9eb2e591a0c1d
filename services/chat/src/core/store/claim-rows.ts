import { collectionOf } from '@rostra/kit/stores/collection-of'
import { objectIds } from '@rostra/kit/stores/mongo'
import { type Model, Types } from 'mongoose'

/** A row that a replica claims before it is admitted, and that a takeover gives to another one. */
interface ClaimRow {
  _id: Types.ObjectId
  owner: string
  status: string
  open?: true
}

export interface ClaimRows {
  exists: (filter: object) => Promise<boolean>
  /** Deletes a claim, unless it has another owner now. */
  deleteClaim: (claim: { id: string; owner: string }) => Promise<void>
  /** Deletes the claim that a failed insert of this replica may have stored. */
  discardClaim: (id: string) => Promise<void>
  /** Returns those of these rows that are claimed or running. */
  openAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>
}

/** The fields that a takeover of a row sets: it counts them. */
export const onTakeOver = { takeovers: { $add: [{ $ifNull: ['$takeovers', 0] }, 1] } }

/** Returns what exchanges and asks do alike with their claims. `replica`: the owner of the claims of this process. */
export function claimRows<Row extends ClaimRow>(model: Model<Row>, replica: string): ClaimRows {
  const rows = collectionOf<Row, ClaimRow>(model)
  const projection = { _id: 1 }
  const deleteClaim: ClaimRows['deleteClaim'] = async ({ id, owner }) => {
    await rows.deleteOne({ _id: new Types.ObjectId(id), owner, status: 'claimed' })
  }
  return {
    exists: async (filter) => (await rows.findOne(filter, { projection })) !== null,
    deleteClaim,
    discardClaim: (id) => deleteClaim({ id, owner: replica }),
    openAmong: async (ids) => {
      const open = await rows.find({ _id: { $in: objectIds(ids) }, open: true }, { projection }).toArray()
      return new Set(open.map(({ _id }) => _id.toHexString()))
    },
  }
}
