import type { Material } from '../material.ts'
import type { ChangeRows, UploadRow } from './upload-rows.ts'

/** The persona that uploads belong to, and the account that chose them. */
export interface UploadOwner {
  userId: string
  /** Null for a persona that is not saved yet. */
  botId: string | null
}

export interface KeptUpload {
  id: string
  material: Material
}

export type KeptUploads = ReturnType<typeof keptUploads>

/** The most that a browser keeps. What is beyond is not kept. */
const maxRows = 20
const maxBytes = 100_000_000

/** How long an upload is kept after it was chosen, in milliseconds: 7 days. */
const keptMs = 7 * 24 * 3_600_000

/** The uploads that this browser keeps until they are sent. Every method rejects when the browser refuses to store. */
export function keptUploads(change: ChangeRows, now: () => number = Date.now) {
  const isFresh = ({ chosenAt }: UploadRow) => chosenAt > now() - keptMs
  return {
    /** Removes what other accounts have left. */
    removeOthers: (userId: string) => change((rows) => rows.filter((row) => row.userId === userId)),

    /** Returns the uploads of an owner in their order, and removes those that are too old. */
    list: async (owner: UploadOwner): Promise<KeptUpload[]> => {
      let listed: UploadRow[] = []
      await change((rows) => {
        const fresh = rows.filter(isFresh)
        listed = fresh.filter(isOf(owner))
        return fresh
      })
      return listed.map(({ id, material }) => ({ id, material }))
    },

    /** Adds the uploads that fit within the limits. Returns their ids. */
    add: async (owner: UploadOwner, uploads: readonly KeptUpload[]): Promise<string[]> => {
      let added: UploadRow[] = []
      await change((rows) => {
        const last = rows.at(-1)?.order ?? 0
        const wanted = uploads.map((upload, index): UploadRow => ({ ...owner, ...upload, chosenAt: now(), order: last + 1 + index }))
        const kept = withinLimits([...rows, ...wanted])
        added = wanted.filter((row) => kept.includes(row))
        return kept
      })
      return added.map(({ id }) => id)
    },

    /** Reports whether an upload still belongs to the owner: no tab has sent or removed it, or moved it to another persona. */
    has: async (owner: UploadOwner, id: string): Promise<boolean> => {
      let found = false
      await change((rows) => {
        found = rows.some((row) => row.id === id && isOf(owner)(row))
        return rows
      })
      return found
    },

    /** Removes uploads of an owner: those with the ids, or all. */
    remove: (owner: UploadOwner, ids?: readonly string[]) =>
      change((rows) => rows.filter((row) => !isOf(owner)(row) || (ids && !ids.includes(row.id)))),

    /** Gives uploads of an owner to a persona. */
    move: (owner: UploadOwner, ids: readonly string[], botId: string) =>
      change((rows) => rows.map((row) => (isOf(owner)(row) && ids.includes(row.id) ? { ...row, botId } : row))),
  }
}

const isOf =
  ({ userId, botId }: UploadOwner) =>
  (row: UploadRow) =>
    row.userId === userId && row.botId === botId

/** Returns the rows that fit, the first ones first. */
function withinLimits(rows: readonly UploadRow[]): UploadRow[] {
  const kept: UploadRow[] = []
  let bytes = 0
  for (const row of rows) {
    const size = sizeOf(row.material)
    if (kept.length === maxRows || bytes + size > maxBytes) continue
    kept.push(row)
    bytes += size
  }
  return kept
}

/** The size of material: the bytes of a file, the characters of what was written. */
function sizeOf(material: Material): number {
  if (material.kind === 'file') return material.file.size
  return material.kind === 'text' ? material.text.length : material.question.length + material.answer.length
}
