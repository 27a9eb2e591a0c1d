import type { RunningWork } from '@rostra/kit/leases/running-work'
import type { Exchange } from '../exchanges/exchange.ts'
import type { RunningExchange } from '../exchanges/ports.ts'
import type { AnswerState } from './answer-state.ts'
import type { Frame } from './frame.ts'
import type { FrameLog } from './frame-log.ts'

/** A generation with its owner's number of takeovers: frames of an owner with a lower one are refused. */
export type OwnedFrames = Pick<Exchange, 'id' | 'takeovers'>

/** `isWhole`: false when a frame is lost, or of a kind that this version does not know. `frames` has those before it. */
export interface StoredFrames {
  frames: Frame[]
  isWhole: boolean
}

/** The frames of running generations, shared by all replicas. */
export interface Frames {
  /**
   * Appends the next frame. Throws LeaseLost when another replica has taken the generation over, and an Error when its frames were removed
   * or have expired.
   */
  append: (owned: OwnedFrames, frame: Frame) => Promise<void>
  /**
   * Fences former owners: from then on only this owner can append. Returns the stored frames. Can be repeated. Throws LeaseLost when a
   * later owner has fenced this one.
   */
  takeOver: (owned: OwnedFrames & Pick<Exchange, 'owner'>) => Promise<StoredFrames>
  /** Returns the stored frames before the first one that is lost or that this version does not know. */
  read: (id: string) => Promise<Frame[]>
  /** Shows a state to readers on other replicas. `after`: the last frame's seq. It may be lost. */
  show: (owned: OwnedFrames, after: number, state: AnswerState) => void
  /** Keeps the frames of an ended generation for this time from now on. */
  keep: (id: string, seconds: number) => Promise<void>
  /** Removes the frames of these generations. A later append fails, unless it is of the first frame. */
  remove: (ids: readonly string[]) => Promise<void>
  /** Returns a frame log that follows the frames of another replica's generation until it is released. */
  follow: (id: string) => { log: FrameLog; release: () => void }
  /** Whether another replica follows the frames of a generation. False while the store of frames is unavailable. */
  isFollowed: (id: string) => Promise<boolean>
}

/** The ends of other replicas' generations, read from MongoDB in case their frames do not arrive. */
export interface GenerationEnds {
  /**
   * Calls `onEnd` within 2 s after the generation has ended or was deleted, possibly more than once, until the returned function is called.
   */
  watch: (id: string, onEnd: () => void) => () => void
}

export type RunGeneration = (log: FrameLog, signal: AbortSignal) => Promise<void>

/** `exchange`: of a conversation. `ask`: of a request without one, whose lease another store keeps. */
export type GenerationKind = 'exchange' | 'ask'

/** A generation of a lost replica. */
export interface LostGeneration {
  /** The frames that Redis has of it. */
  shown: readonly Frame[]
  /** What is left of the longest time of its answer, in milliseconds. */
  forMs: number
}

/** The generations that run in this process. */
export interface RunningGenerations {
  /** Whether this process runs as many generations as it may, or a share of them. */
  isFull: (share?: number) => boolean
  /**
   * Returns whether this process can resume a lost replica's generation, for which it may exceed its limit by half. False while it
   * drains.
   */
  hasRoomToResume: () => boolean
  isDraining: () => boolean
  /**
   * Runs a generation in the background. Its log can be read until `run` settles. `arrivedAt`: when the send arrived, by
   * `performance.now()`. `forMs`: the longest time of its answer. `kind`: an exchange by default.
   */
  start: (
    exchange: Pick<Exchange, 'id' | 'owner' | 'chatModel'>,
    begun: { arrivedAt: number; forMs: number; kind?: GenerationKind },
    run: RunGeneration,
  ) => void
  /** Runs the rest of a lost replica's generation in the background. Does nothing when it runs here already. */
  resume: (exchange: Pick<Exchange, 'id' | 'owner'>, lost: LostGeneration, run: RunGeneration) => void
  frameLogOf: (id: string) => FrameLog | undefined
  /** The exchanges, or the asks, of the generations that run in this process. */
  list: (kind?: GenerationKind) => RunningExchange[]
  /** Aborts a generation. One is also aborted, as `overdue`, once all its owners together have run for the longest time of an answer. */
  abort: RunningWork['abort']
}

/** Notifies the owner of a generation, on whatever replica, that a stop is requested. */
export interface StopSignal {
  send: (id: string) => Promise<void>
}
