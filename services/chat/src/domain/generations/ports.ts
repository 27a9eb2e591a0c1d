import type { Frame } from './frame.ts'
import type { FrameLog } from './frame-log.ts'

/** The frames of running generations, shared by all replicas. */
export interface Frames {
  /**
   * Appends the next frame. Throws GenerationTakenOver when another replica has ended the generation, and an Error when its frames were
   * removed or have expired.
   */
  append: (id: string, frame: Frame) => Promise<void>
  read: (id: string) => Promise<Frame[]>
  /** Removes the frames of these generations. A later append fails, unless it is of the first frame. */
  remove: (ids: readonly string[]) => Promise<void>
  /** Returns a frame log that follows a generation of another replica until it is released. */
  follow: (id: string) => { log: FrameLog; release: () => void }
}

/** The ends of other replicas' generations, from the store, in case their frames stop coming. */
export interface GenerationEnds {
  /** Calls `onEnd` within some seconds after the generation has ended or was deleted, perhaps repeatedly, until the returned function is called. */
  watch: (id: string, onEnd: () => void) => () => void
}

/**
 * Why a running generation is aborted. `stopped`: by a stop request, of the user or of a deletion. `lease-lost`: it was taken over or
 * deleted. `overdue`: it runs for more than 5 minutes. `drain`: the process drains and the grace period is over.
 */
export type AbortReason = 'stopped' | 'lease-lost' | 'overdue' | 'drain'

/** Returns the reason that a generation's signal was aborted with. */
export const abortReason = ({ reason }: AbortSignal): AbortReason | undefined => reason

/** The generations that run in this process. */
export interface RunningGenerations {
  /** Throws OVERLOADED when this process can start no other. */
  refuseWhenFull: () => void
  /** Runs a generation in the background. Its log can be read until `run` settles. `arrivedAt`: arrival of the send, by `performance.now()`. */
  start: (id: string, arrivedAt: number, run: (log: FrameLog, signal: AbortSignal) => Promise<void>) => void
  frameLogOf: (id: string) => FrameLog | undefined
  ids: () => string[]
  abort: (id: string, reason: AbortReason) => void
  /** Aborts the generations that run for longer than an answer may take. */
  abortOverdue: () => void
}

/** Notifies the owner of a generation, on whatever replica, that a stop is requested. */
export interface StopSignal {
  send: (id: string) => Promise<void>
}
