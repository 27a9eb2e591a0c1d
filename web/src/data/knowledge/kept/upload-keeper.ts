import type { Material } from '../material.ts'
import type { Send, Upload, UploadQueue } from '../upload-queue.ts'
import { type KeptUploads, keptUploads, type UploadOwner } from './kept-uploads.ts'
import { changeRows } from './upload-rows.ts'

export type UploadKeeper = ReturnType<typeof keepUploads>

/** Runs one call at a time for a name, in all tabs. */
export type Exclusively = <T>(name: string, signal: AbortSignal, run: () => Promise<T>) => Promise<T>

/** Uses Web Locks. A browser without them relies on the idempotency key. */
const exclusively: Exclusively = async (name, signal, run) => {
  const locks: LockManager | undefined = navigator.locks
  return locks ? await locks.request(name, { signal }, run) : await run()
}

/** Keeps the uploads of a queue in IndexedDB. */
export const keepInBrowser = (queue: UploadQueue, owner: UploadOwner) =>
  keepUploads(queue, owner, { store: keptUploads(changeRows), exclusively })

interface KeeperPorts {
  store: KeptUploads
  exclusively: Exclusively
}

/** Reports whether an upload may still be sent. */
const isUnsent = ({ state, canRetry }: Upload) => state !== 'failed' || canRetry

/**
 * Keeps what a queue has not sent yet, and puts back into the queue what was kept. Tabs share what is kept: each upload is sent by one of
 * them. When the store refuses, the queue works as before and its uploads are not marked as kept.
 */
export function keepUploads(queue: UploadQueue, firstOwner: UploadOwner, { store, exclusively }: KeeperPorts) {
  let owner = firstOwner
  /** The ids of all uploads that were ever in the queue. */
  const seen = new Set<string>()
  const stored = new Set<string>()

  const unlessRefused = (work: () => Promise<void>) => work().catch(() => undefined)
  const remove = (ids: readonly string[]) => {
    for (const id of ids) stored.delete(id)
    return unlessRefused(() => store.remove(owner, ids))
  }
  const keep = (uploads: readonly Upload[]) =>
    unlessRefused(async () => {
      const wanted = uploads.flatMap(({ id }) => {
        const material = queue.materialOf(id)
        return material ? [{ id, material }] : []
      })
      const ids = await store.add(owner, wanted)
      for (const id of ids) stored.add(id)
      // Also calls `follow`, which removes what has left the queue meanwhile.
      queue.markKept(ids)
    })

  const follow = () => {
    const { uploads } = queue.getState()
    const added = uploads.filter(({ id }) => !seen.has(id))
    for (const { id } of added) seen.add(id)
    const unkept = added.filter((upload) => isUnsent(upload) && !upload.isKept)
    if (unkept.length > 0) void keep(unkept)
    const unsent = new Set(uploads.filter(isUnsent).map(({ id }) => id))
    const gone = [...stored].filter((id) => !unsent.has(id))
    if (gone.length > 0) void remove(gone)
  }

  /** Restores what was kept, and drops what another tab has sent or removed. */
  const synchronize = async () => {
    const before = queue.getState().uploads.filter(({ id, state }) => stored.has(id) && state !== 'sending')
    const kept = await store.list(owner)
    for (const { id } of before.filter((upload) => kept.every(({ id }) => id !== upload.id))) {
      stored.delete(id)
      queue.remove(id)
    }
    const restored = kept.filter(({ id }) => !seen.has(id))
    for (const { id } of restored) stored.add(id)
    queue.restore(restored)
  }

  follow()
  queue.subscribe(follow)
  let ready = unlessRefused(async () => {
    await store.removeOthers(owner.userId)
    await synchronize()
  })
  /** Runs work after earlier work has ended. */
  const next = (work: () => Promise<void>) => {
    ready = ready.then(() => unlessRefused(work))
    return ready
  }

  return {
    synchronize: () => next(synchronize),

    /** Gives the uploads to the persona that is now saved. */
    moveTo: (botId: string) =>
      next(async () => {
        const from = owner
        owner = { ...owner, botId }
        const ids = queue.getState().uploads.map(({ id }) => id)
        await store.move(from, ids, botId)
      }),

    /** Removes all uploads of the owner, also those that are not in the queue yet. */
    discard: () =>
      next(async () => {
        queue.clear()
        await store.remove(owner)
      }),

    /** Sends an upload unless another tab has sent or removed it. Returns whether it was sent. */
    sendOnce: async (send: Send, material: Material, options: Parameters<Send>[1]): Promise<boolean> => {
      const { requestId: id, signal } = options
      await ready
      return exclusively(`rostra.upload.${id}`, signal, async () => {
        const isGone = stored.has(id) && !(await store.has(owner, id).catch(() => true))
        if (isGone) return false
        await send(material, options)
        if (stored.has(id)) await remove([id])
        return true
      })
    },
  }
}
