import { type Clock, processClock } from '@rostra/kit/async/clock'

/** What a model does while no text arrives, and for how many seconds. `waiting`: it has sent nothing for 5 s or more. */
export interface AnswerState {
  state: 'thinking' | 'waiting'
  seconds: number
}

/** The time without text after which a reader is told that the model is awaited, in milliseconds. */
const quietMs = 5_000
/** The least time between two states, in milliseconds. */
const everyMs = 1_000

export interface StateWatch {
  /** Text was shown. */
  wrote: () => void
  /** The model thinks. */
  thought: () => void
  end: () => void
}

/**
 * Calls `show` at most once a second: while a model thinks, until its next text, and while it has written nothing for 5 s. A report only
 * stores the time, which is cheap enough for every frame. The timer compares and restarts.
 */
export function watchState(show: (state: AnswerState) => void, clock: Clock = processClock): StateWatch {
  let quietSince = clock.now()
  let thinkingSince: number | undefined
  let shownAt = Number.NEGATIVE_INFINITY
  let cancel = () => {}

  const dueAt = () => Math.max(shownAt + everyMs, thinkingSince ?? quietSince + quietMs)
  const schedule = () => {
    cancel()
    cancel = clock.after(Math.max(0, dueAt() - clock.now()), check)
  }
  const check = () => {
    const now = clock.now()
    if (now >= dueAt()) {
      shownAt = now
      const state = thinkingSince === undefined ? 'waiting' : 'thinking'
      show({ state, seconds: Math.floor((now - (thinkingSince ?? quietSince)) / 1_000) })
    }
    schedule()
  }
  schedule()

  return {
    wrote: () => {
      quietSince = clock.now()
      thinkingSince = undefined
    },
    thought: () => {
      if (thinkingSince !== undefined) return
      thinkingSince = clock.now()
      schedule()
    },
    end: () => cancel(),
  }
}
