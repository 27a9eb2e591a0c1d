import { setTimeout as sleep } from 'node:timers/promises'

/** The length of a text, in bytes: slightly less than the limit of an HTTP body. */
const maxBytes = 250_000

const fill = (piece: string, { before = '', after = '' } = {}): string =>
  before + piece.repeat(Math.floor((maxBytes - Buffer.byteLength(before + after)) / Buffer.byteLength(piece))) + after

/** Texts of 250 kB, each of which takes long in a function that does not look at its length first. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'combining marks out of order': fill('\u0301\u0316', { before: 'a' }),
  'letters under stacked marks': fill(`e${'\u0301\u0489\u0316'.repeat(6)}`),
  'characters that decompose into 18': fill('\uFDFA'),
  'joined emoji': fill('👩\u200D'),
  'right-to-left overrides': fill('\u202E'),
  'lone surrogates': fill('\uD83D '),
  'spaces before a letter': fill(' ', { before: 'a', after: 'b' }),
  'letters without an end': fill('a', { after: '!' }),
  'an address without an end': fill('a.', { before: 'a@', after: '!' }),
  'a URL of hyphens': fill('-', { before: 'https://' }),
}

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Runs `work` and returns the longest time for which it blocked the event loop of this thread, in milliseconds of CPU time, so that waiting
 * for a core of a busy machine does not count.
 */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  const measuring = { ended: false, longest: 0 }
  const measure = async () => {
    let last = cpuMs()
    do {
      await sleep(1)
      const now = cpuMs()
      measuring.longest = Math.max(measuring.longest, now - last)
      last = now
    } while (!measuring.ended)
  }
  const measured = measure()
  try {
    await work()
  } finally {
    measuring.ended = true
    await measured
  }
  return measuring.longest
}

/**
 * Returns the shortest of up to three measurements, or the first below `limitMs`, because compilation and garbage collection may slow one.
 */
export async function shortestBlock(limitMs: number, work: () => Promise<unknown>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3 && shortest >= limitMs; attempt++) shortest = Math.min(shortest, await longestBlock(work))
  return shortest
}
