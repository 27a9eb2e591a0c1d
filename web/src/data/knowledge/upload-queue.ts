import { ApiError } from '../../lib/errors/api-error.ts'
import { fileProblem, type Material, RefusedFile, titleOf } from './material.ts'

/** Material on its way to the server. */
export interface Upload {
  id: string
  kind: Material['kind']
  title: string
  state: 'waiting' | 'sending' | 'failed'
  /** The sent fraction, from 0 to 1. */
  sent: number
  /** The error of a failed upload; null otherwise. */
  error: unknown
  /** Whether a retry may succeed. */
  canRetry: boolean
  /** Whether this browser keeps it until it is sent, so that it survives a reload. */
  isKept: boolean
}

export interface UploadState {
  uploads: readonly Upload[]
  /** The number of uploads added since the queue was last empty. */
  added: number
}

/** Material with the id of its upload. */
interface Entry {
  id: string
  material: Material
}

interface SendOptions {
  /** The idempotency key: the same for all attempts of one upload. */
  requestId: string
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** Adds material to a persona. */
export type Send = (material: Material, options: SendOptions) => Promise<void>

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Reasons of refusals that a retry does not change. */
const finalReasons = new Set(['TOO_LARGE', 'UNSUPPORTED_TYPE', 'SOURCE_EXISTS', 'VALIDATION'])

/**
 * Creates a queue that sends one upload after the other. Before `start` it only collects. Added material leaves the queue; failed material
 * is kept until it is retried or removed. Independent of React; a view subscribes.
 */
export function createUploadQueue(newId: () => string) {
  let state: UploadState = { uploads: [], added: 0 }
  const materials = new Map<string, Material>()
  let send: Send | null = null
  let running: { id: string; controller: AbortController } | null = null
  const listeners = new Set<() => void>()

  const update = (uploads: readonly Upload[], added = state.added) => {
    state = { uploads, added }
    for (const listener of listeners) listener()
  }
  const change = (id: string, changes: Partial<Upload>) =>
    update(state.uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const drop = (id: string, isAdded: boolean) => {
    materials.delete(id)
    update(
      state.uploads.filter((upload) => upload.id !== id),
      state.added + (isAdded ? 1 : 0),
    )
  }

  function fail(id: string, error: unknown) {
    const reason = error instanceof ApiError ? error.reason : ''
    change(id, { state: 'failed', sent: 0, error, canRetry: !finalReasons.has(reason) })
    // Fails the waiting uploads too, because the server would refuse each after it was sent.
    if (reason !== 'SOURCE_LIMIT') return
    update(state.uploads.map((upload) => (upload.state === 'waiting' ? { ...upload, state: 'failed', error, canRetry: true } : upload)))
  }

  function append(entries: readonly Entry[], isKept = false) {
    const uploads = entries.map(({ id, material }): Upload => {
      const problem = material.kind === 'file' ? fileProblem(material.file) : null
      materials.set(id, material)
      return {
        id,
        kind: material.kind,
        title: titleOf(material),
        state: problem ? 'failed' : 'waiting',
        sent: 0,
        error: problem && new RefusedFile(problem),
        canRetry: false,
        isKept,
      }
    })
    update([...state.uploads, ...uploads], state.uploads.length === 0 ? 0 : state.added)
    void sendNext()
  }

  function abortRunning() {
    running?.controller.abort()
    running = null
  }

  async function sendNext() {
    const next = state.uploads.find((upload) => upload.state === 'waiting')
    const material = next && materials.get(next.id)
    if (running || !send || !material) return
    const { id } = next
    const controller = new AbortController()
    running = { id, controller }
    change(id, { state: 'sending', sent: 0, error: null })
    const onProgress = (part: number) => controller.signal.aborted || change(id, { sent: part })
    try {
      await send(material, { requestId: id, onProgress, signal: controller.signal })
      if (!controller.signal.aborted) drop(id, true)
    } catch (error) {
      if (!controller.signal.aborted) fail(id, error)
    }
    if (controller.signal.aborted) return
    running = null
    void sendNext()
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Adds material at the end, and returns the ids of its uploads. A file that cannot be read is listed as failed, and never sent. */
    add: (added: readonly Material[]): string[] => {
      const entries = added.map((material) => ({ id: newId(), material }))
      append(entries)
      return entries.map(({ id }) => id)
    },
    /** Adds kept material at the end, with the ids that it had. */
    restore: (kept: readonly Entry[]) => {
      if (kept.length > 0) append(kept, true)
    },
    /** Marks uploads as kept in this browser. */
    markKept: (ids: readonly string[]) =>
      update(state.uploads.map((upload) => (ids.includes(upload.id) ? { ...upload, isKept: true } : upload))),
    /** Returns the material of an upload; undefined once it has left the queue. */
    materialOf: (id: string): Material | undefined => materials.get(id),
    /** Removes an upload from the queue, and aborts it if it is being sent. The server may have received it. */
    remove: (id: string) => {
      if (running?.id === id) abortRunning()
      drop(id, false)
      void sendNext()
    },
    /** Removes all uploads, and aborts the one that is being sent. */
    clear: () => {
      abortRunning()
      materials.clear()
      update([])
    },
    /** Retries a failed upload after the waiting ones. */
    retry: (id: string) => {
      change(id, { state: 'waiting', error: null })
      void sendNext()
    },
    /** Starts sending. A second call changes the function for later uploads. */
    start: (next: Send) => {
      send = next
      void sendNext()
    },
  }
}
