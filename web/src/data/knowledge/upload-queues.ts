import type { QueryClient } from '@tanstack/react-query'
import type { UploadKeeper } from './kept/upload-keeper.ts'
import { deleteUploads } from './kept/uploads-database.ts'
import type { UploadQueue } from './upload-queue.ts'

/** The queue of a persona, and what keeps its uploads in this browser; null when the browser refuses to store. */
export interface PageQueue {
  queue: UploadQueue
  keeper: Promise<UploadKeeper | null>
  /** Ends the keeper. */
  ended: AbortController
}

/** The queues of a page, by account and persona. They outlive the components, so that uploads continue in the background. */
const pages = new WeakMap<QueryClient, Map<string, PageQueue>>()

export function queuesOf(client: QueryClient): Map<string, PageQueue> {
  const known = pages.get(client) ?? new Map<string, PageQueue>()
  pages.set(client, known)
  return known
}

/** Ends all uploads of the page, and removes what this browser keeps of any account. */
export function removeAllUploads(client: QueryClient) {
  for (const { queue, ended } of queuesOf(client).values()) {
    ended.abort()
    queue.clear()
  }
  pages.delete(client)
  deleteUploads()
}
