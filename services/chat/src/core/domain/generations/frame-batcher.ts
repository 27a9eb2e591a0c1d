export interface Clock {
  now: () => number
  /** Runs `run` once after `ms` milliseconds and returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void
}

const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Tokens that arrive within this time (ms) after a frame share the next one. At 50 ms a token costs half the CPU, without a visible delay.
 */
const batchMs = 45
/** A timer that fires this late (ms) shows that the process is busy. The next batch then lasts 100 ms, which reduces the load. */
const busyDelayMs = 25
const busyBatchMs = 100

export interface FrameBatcher {
  push: (text: string) => void
  /** Sends what is buffered, if anything. */
  flush: () => void
}

/** Batches tokens into frames. The first token and a token after a pause are sent at once; others wait for the end of their batch. */
export function createFrameBatcher(send: (content: string) => void, clock: Clock = systemClock): FrameBatcher {
  let buffer = ''
  let sentAt = Number.NEGATIVE_INFINITY
  let interval = batchMs
  let cancelTimer: (() => void) | undefined

  /** Sends the buffer without its last `keep` UTF-16 units. */
  const sendBuffer = (keep: number) => {
    cancelTimer?.()
    cancelTimer = undefined
    const length = buffer.length - keep
    if (length <= 0) return
    const content = buffer.slice(0, length)
    buffer = buffer.slice(length)
    sentAt = clock.now()
    send(content)
  }

  return {
    push: (text) => {
      buffer += text
      if (cancelTimer) return
      const delay = sentAt + interval - clock.now()
      if (delay <= 0) return sendBuffer(openSurrogates(buffer))
      const dueAt = clock.now() + delay
      cancelTimer = clock.after(delay, () => {
        interval = clock.now() - dueAt > busyDelayMs ? busyBatchMs : batchMs
        sendBuffer(openSurrogates(buffer))
      })
    },
    flush: () => sendBuffer(0),
  }
}

/** Returns 1 when the text ends with the first half of a surrogate pair, which must not be sent alone; else 0. */
const openSurrogates = (text: string): 0 | 1 => {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? 1 : 0
}
