import { execFileSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { expect, it } from '@jest/globals'

/** Returns the priorities of the threads of a process that yields, and of one that it starts later. `before`: where the process begins. */
function prioritiesAfterYield(before: number): number[] {
  const script = `
    import { readdirSync } from 'node:fs'
    import { getPriority, setPriority } from 'node:os'
    import { Worker } from 'node:worker_threads'
    import { yieldProcessor } from '${import.meta.resolve('./yield-processor.ts')}'
    setPriority(${before})
    yieldProcessor()
    const worker = new Worker(new URL('data:text/javascript,setInterval(() => {}, 1000)'))
    worker.once('online', () => {
      const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
      process.stdout.write(JSON.stringify([...new Set(threads.map((thread) => getPriority(thread)))]))
      worker.terminate()
    })`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  return JSON.parse(printed)
}

it('lowers the priority of each thread, and of those that are started later', () => {
  expect(prioritiesAfterYield(getPriority())).toEqual([Math.max(10, getPriority())])
})

it('leaves a process that has a lower priority as it is', () => {
  // The first thread alone: the others began before.
  expect(Math.max(...prioritiesAfterYield(15))).toBe(15)
})
