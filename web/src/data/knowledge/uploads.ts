import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { newId } from '../../lib/new-id.ts'
import { senderOf } from './add-source.ts'
import type { UploadOwner } from './kept/kept-uploads.ts'
import type { UploadKeeper } from './kept/upload-keeper.ts'
import { sourcesQuery } from './sources.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'
import { type PageQueue, queuesOf } from './upload-queues.ts'

/** The key of the queue of a persona. One that is not created yet has no id. */
const keyOf = ({ userId, botId }: UploadOwner) => `${userId} ${botId ?? ''}`

/** Returns the queue of a persona, null for one that is not created yet. Its queue waits until `startUploads`. */
function queueOf(client: QueryClient, owner: UploadOwner): UploadQueue {
  const known = queuesOf(client).get(keyOf(owner))
  if (known) return known.queue
  const created = createQueue(client, owner)
  if (owner.botId !== null) start(client, created, owner.botId)
  return created.queue
}

/** Creates a queue that keeps its uploads, and warns before the page is closed while there are unsent ones that are not kept. */
function createQueue(client: QueryClient, owner: UploadOwner): PageQueue {
  const queue = createUploadQueue(newId)
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  queue.subscribe(() => {
    const isLost = queue.getState().uploads.some(({ state, isKept }) => state !== 'failed' && !isKept)
    if (isLost) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  })
  const ended = new AbortController()
  const created = { queue, keeper: openKeeper(queue, owner, ended.signal), ended }
  queuesOf(client).set(keyOf(owner), created)
  return created
}

async function openKeeper(queue: UploadQueue, owner: UploadOwner, signal: AbortSignal): Promise<UploadKeeper | null> {
  if (!('indexedDB' in globalThis)) return null
  try {
    const { keepInBrowser } = await import('./kept/upload-keeper.ts')
    if (signal.aborted) return null
    const keeper = keepInBrowser(queue, owner)
    // Another tab may have changed what is kept.
    const synchronize = () => document.visibilityState === 'visible' && void keeper.synchronize()
    document.addEventListener('visibilitychange', synchronize, { signal })
    return keeper
  } catch {
    return null
  }
}

function start(client: QueryClient, { queue, keeper }: PageQueue, botId: string) {
  const send = senderOf(client, botId)
  queue.start(async (material, options) => {
    const kept = await keeper
    if (!kept) return send(material, options)
    const isSent = await kept.sendOnce(send, material, options)
    // Another tab may have sent it.
    if (!isSent) void client.invalidateQueries({ queryKey: sourcesQuery(botId).queryKey })
  })
}

/** Sends the collected material of a new persona once it is created. */
export function startUploads(client: QueryClient, userId: string, botId: string) {
  const queues = queuesOf(client)
  const draft = { userId, botId: null }
  const collected = queues.get(keyOf(draft))
  if (!collected) return
  queues.delete(keyOf(draft))
  queues.set(keyOf({ userId, botId }), collected)
  void collected.keeper.then((keeper) => keeper?.moveTo(botId))
  start(client, collected, botId)
}

/** Removes the material that is not sent yet: that of a discarded draft (null), or of a deleted persona. */
export function discardUploads(client: QueryClient, userId: string, botId: string | null) {
  const owner = { userId, botId }
  const { queue, keeper } = queuesOf(client).get(keyOf(owner)) ?? createQueue(client, owner)
  queue.clear()
  void keeper.then((kept) => kept?.discard())
}

/** The uploads of a persona, or with null of the persona that is not created yet. */
export function useUploads(userId: string, botId: string | null) {
  const client = useQueryClient()
  const [queue] = useState(() => queueOf(client, { userId, botId }))
  const state = useSyncExternalStore(queue.subscribe, queue.getState)
  return { queue, ...state }
}
