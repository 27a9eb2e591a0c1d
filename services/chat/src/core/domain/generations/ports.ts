import type { RunningWork } from '@rostra/kit/leases/running-work'
import type { Exchange } from '../exchanges/exchange.ts'
import type { RunningExchange } from '../exchanges/ports.ts'
import type { Frame } from './frame.ts'
import type { FrameLog } from './frame-log.ts'

/** A generation as its owner knows it: the frames of an owner before the last takeover are refused. */
export type OwnedFrames = Pick<Exchange, 'id' | 'takeovers'>

/** The frames of running generations, shared by all replicas. */
export interface Frames {
  /**
   * Appends the next frame. Throws LeaseLost when another replica has taken the generation over, and an Error when its frames were
   * removed or have expired.
   */
  append: (owned: OwnedFrames, frame: Frame) => Promise<void>
  /**
   * Makes an owner the only one that can append, and returns the frames that are there. Can be repeated. Throws LeaseLost when a
   * later owner has done so.
   */
  takeOver: (owned: OwnedFrames & Pick<Exchange, 'owner'>) => Promise<Frame[]>
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

export type RunGeneration = (log: FrameLog, signal: AbortSignal) => Promise<void>

/** A generation of a lost replica. */
export interface ContinuedGeneration {
  /** The frames that it has. */
  shown: readonly Frame[]
  /** How long it has run, in milliseconds. */
  ageMs: number
}

/** The generations that run in this process. */
export interface RunningGenerations {
  /** Throws OVERLOADED when this process can start no other. */
  refuseWhenFull: () => void
  /** Whether this process can go on with the generation of a lost replica, for which it may exceed its limit by half. False while it drains. */
  hasRoomToContinue: () => boolean
  isDraining: () => boolean
  /** Runs a generation in the background. Its log can be read until `run` settles. `arrivedAt`: arrival of the send, by `performance.now()`. */
  start: (exchange: Pick<Exchange, 'id' | 'owner'>, arrivedAt: number, run: RunGeneration) => void
  /** Runs the rest of a generation in the background. Does nothing when it runs here already. */
  continue: (exchange: Pick<Exchange, 'id' | 'owner'>, continued: ContinuedGeneration, run: RunGeneration) => void
  frameLogOf: (id: string) => FrameLog | undefined
  /** The exchanges of all generations that run here. */
  list: () => RunningExchange[]
  /** A generation is also aborted as overdue when all its owners together have run for 5 minutes. */
  abort: RunningWork['abort']
}

/** Notifies the owner of a generation, on whatever replica, that a stop is requested. */
export interface StopSignal {
  send: (id: string) => Promise<void>
}
