/** The IndexedDB database with the uploads that are not sent yet. */
export const uploadsDatabase = 'rostra.uploads'

/** Removes what this browser keeps of any account. Every page has this function, so it needs no library. */
export function deleteUploads() {
  try {
    indexedDB.deleteDatabase(uploadsDatabase)
  } catch {
    // Ignored: storage is blocked, so nothing is kept.
  }
}
