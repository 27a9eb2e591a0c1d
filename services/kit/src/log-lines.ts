import { write, writeSync } from 'node:fs'
import { logLinesDropped } from './metrics.ts'

export interface LineWriter {
  write: (line: string) => void
  /** Calls back when what was written before is in the file or dropped. */
  flush: (done: () => void) => void
}

/** As fs.write and fs.writeSync. */
export interface Files {
  write: (
    fd: number,
    bytes: Buffer,
    at: number,
    length: number,
    position: null,
    done: (error: NodeJS.ErrnoException | null, written: number) => void,
  ) => void
  writeSync: (fd: number, text: string) => void
}

/** Maximum number of characters that wait while a write is in progress. Further lines are dropped. */
const mostWaiting = 4_000_000
const busyMs = 50
/** The reader of a pipe is slow. */
const isBusy = ({ code }: NodeJS.ErrnoException) => code === 'EAGAIN' || code === 'EBUSY'
const lineEnd = '\n'.charCodeAt(0)

/** Write at once what still waits. */
const unfinished = new Set<() => void>()
process.on('exit', () => {
  for (const finish of unfinished) finish()
})

/**
 * Writes lines to an open file in the background, in order. Lines that cannot be written are dropped and
 * counted, and once writing succeeds again a line of the log says how many: a full disk stops neither the
 * process nor its end. What still waits when the process exits is tried once.
 */
export function createLineWriter(fd: number, files: Files = { write, writeSync }): LineWriter {
  let waiting = ''
  let isWriting = false
  let dropped = 0
  let isLineCut = false
  const flushed: (() => void)[] = []

  const drop = (lines: number) => {
    dropped += lines
    logLinesDropped.inc(lines)
  }
  const writeNext = () => {
    if (isWriting) return
    if (waiting === '') {
      unfinished.delete(finish)
      for (const done of flushed.splice(0)) done()
      return
    }
    isWriting = true
    const report = Buffer.from(dropped === 0 ? '' : reportOf(dropped, isLineCut))
    const bytes = Buffer.concat([report, Buffer.from(waiting)])
    waiting = ''
    writeFrom(files.write, fd, bytes, 0, (written) => {
      isWriting = false
      if (written === bytes.length) dropped = 0
      else drop(countLines(bytes.subarray(Math.max(written, report.length))))
      if (written > 0) isLineCut = bytes[written - 1] !== lineEnd
      writeNext()
    })
  }
  const finish = () => {
    try {
      files.writeSync(fd, waiting)
    } catch {
      // The failure can be written nowhere.
    }
  }
  return {
    write: (line) => {
      if (waiting.length > mostWaiting) return drop(1)
      waiting += line
      unfinished.add(finish)
      writeNext()
    },
    flush: (done) => {
      flushed.push(done)
      writeNext()
    },
  }
}

const countLines = (bytes: Buffer) => bytes.reduce((count, byte) => (byte === lineEnd ? count + 1 : count), 0)

/** Returns the line that says how many were dropped. */
const reportOf = (dropped: number, isLineCut: boolean) =>
  `${isLineCut ? '\n' : ''}${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'lines of the log could not be written and were dropped' })}\n`

/** Writes bytes from `at`, and calls back with the number of bytes of all that were written, which is smaller after an error. */
function writeFrom(writeBytes: Files['write'], fd: number, bytes: Buffer, at: number, done: (written: number) => void): void {
  writeBytes(fd, bytes, at, bytes.length - at, null, (error, count) => {
    if (error && !isBusy(error)) return done(at)
    if (error) return void setTimeout(writeFrom, busyMs, writeBytes, fd, bytes, at, done)
    if (at + count === bytes.length) return done(bytes.length)
    writeFrom(writeBytes, fd, bytes, at + count, done)
  })
}
