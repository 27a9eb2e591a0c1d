import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Returns the ids of the processes that read files for this one. For Linux: see `man 5 proc`. */
export function readingProcesses(): number[] {
  return readdirSync('/proc').map(Number).filter(isReadingProcess)
}

function isReadingProcess(pid: number): boolean {
  if (!Number.isInteger(pid)) return false
  // The parent is the fourth field. The fields begin anew behind the name, which is the second.
  const parent = Number(readProcessFile(pid, 'stat').split(') ')[1]?.split(' ')[1])
  return parent === process.pid && readProcessFile(pid, 'cmdline').includes('reading-process')
}

/** Returns a file of a process; an empty text when the process has ended. */
export function readProcessFile(pid: number | 'self', file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Returns the priorities (nice values) of the threads of a process. */
export function threadPriorities(pid: number | 'self'): number[] {
  const folder = `/proc/${pid}/task`
  // The nice value is the 19th field.
  return (existsSync(folder) ? readdirSync(folder) : []).map((thread) =>
    Number(readProcessFile(pid, `task/${thread}/stat`).split(') ')[1]?.split(' ')[16]),
  )
}
