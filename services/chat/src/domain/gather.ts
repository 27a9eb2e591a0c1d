export interface Clock {
  now: () => number
  /** Runs once after so many milliseconds; gives what cancels it. */
  after: (ms: number, run: () => void) => () => void
}

const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Tokens that come within this time after a frame share the next one: 50 ms cut the cost of a token to a half and no eye sees it. */
const gatherMs = 45
/** When timers come late by this much the process is busy, and gathering longer is what helps it. */
const busyLateMs = 25
const gatherBusyMs = 100

export interface Gatherer {
  push: (text: string) => void
  /** Sends what waits, if anything does. */
  flush: () => void
}

/** Gathers tokens into frames: the first leaves at once, so does one that comes after a pause; the others wait for company. */
export function createGatherer(send: (content: string) => void, clock: Clock = systemClock): Gatherer {
  let waiting = ''
  let sentAt = Number.NEGATIVE_INFINITY
  let gap = gatherMs
  let cancel: (() => void) | undefined

  const sendNow = (keep: number) => {
    cancel?.()
    cancel = undefined
    const cut = waiting.length - keep
    if (cut <= 0) return
    const content = waiting.slice(0, cut)
    waiting = waiting.slice(cut)
    sentAt = clock.now()
    send(content)
  }

  return {
    push: (text) => {
      waiting += text
      if (cancel) return
      const due = sentAt + gap - clock.now()
      if (due <= 0) return sendNow(halfCharacter(waiting))
      const dueAt = clock.now() + due
      cancel = clock.after(due, () => {
        gap = clock.now() - dueAt > busyLateMs ? gatherBusyMs : gatherMs
        sendNow(halfCharacter(waiting))
      })
    },
    flush: () => sendNow(0),
  }
}

/** 1 when the text ends in the first half of a surrogate pair, which can't travel alone. */
const halfCharacter = (text: string): 0 | 1 => {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? 1 : 0
}
