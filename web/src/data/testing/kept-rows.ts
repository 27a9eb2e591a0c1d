import type { ChangeRows, UploadRow } from '../knowledge/kept/upload-rows.ts'

/** The rows of kept uploads in memory. `refuse` makes all later changes fail, as in a browser that refuses to store. */
export function rowsInMemory() {
  let rows: readonly UploadRow[] = []
  let isRefused = false
  const change: ChangeRows = async (edit) => {
    if (isRefused) throw new DOMException('Full', 'QuotaExceededError')
    rows = edit(rows)
  }
  const refuse = () => {
    isRefused = true
  }
  return { change, refuse }
}
