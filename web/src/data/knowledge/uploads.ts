import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { newId } from '../../lib/new-id.ts'
import { senderOf } from './add-source.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

/** The queues of a page, by account and persona. They outlive the components, so that uploads continue in the background. */
const queues = new WeakMap<QueryClient, Map<string, UploadQueue>>()

/** The key of the queue of a persona that is not created yet. */
const unsaved = ''

const keyOf = (userId: string, botId: string) => `${userId} ${botId}`

function queuesOf(client: QueryClient): Map<string, UploadQueue> {
  const known = queues.get(client) ?? new Map<string, UploadQueue>()
  queues.set(client, known)
  return known
}

/** Returns the queue of a persona, null for one that is not created yet. Its queue waits until `startUploads`. */
function queueOf(client: QueryClient, userId: string, botId: string | null): UploadQueue {
  const known = queuesOf(client)
  const key = keyOf(userId, botId ?? unsaved)
  const queue = known.get(key) ?? createQueue()
  known.set(key, queue)
  if (botId !== null) queue.start(senderOf(client, botId))
  return queue
}

/** Creates a queue that warns before the page is closed while uploads are not finished. */
function createQueue(): UploadQueue {
  const queue = createUploadQueue(newId)
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  queue.subscribe(() => {
    const isUnsent = queue.getState().uploads.some(({ state }) => state !== 'failed')
    if (isUnsent) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  })
  return queue
}

/** Sends the collected material of a new persona once it is created. Returns whether there is any. */
export function startUploads(client: QueryClient, userId: string, botId: string): boolean {
  const known = queuesOf(client)
  const queue = known.get(keyOf(userId, unsaved))
  if (!queue || queue.getState().uploads.length === 0) return false
  known.delete(keyOf(userId, unsaved))
  known.set(keyOf(userId, botId), queue)
  queue.start(senderOf(client, botId))
  return true
}

/** The uploads of a persona, or with null of the persona that is not created yet. */
export function useUploads(userId: string, botId: string | null) {
  const client = useQueryClient()
  const [queue] = useState(() => queueOf(client, userId, botId))
  const state = useSyncExternalStore(queue.subscribe, queue.getState)
  return { queue, ...state }
}
