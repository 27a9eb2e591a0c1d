import { execFileSync } from 'node:child_process'
import { expect, it } from '@jest/globals'

it('lowers the priority of each thread, and of those that are started later', () => {
  const script = `
    import { readdirSync } from 'node:fs'
    import { getPriority } from 'node:os'
    import { Worker } from 'node:worker_threads'
    import { yieldProcessor } from '${import.meta.resolve('./yield-processor.ts')}'
    yieldProcessor()
    const worker = new Worker(new URL('data:text/javascript,setInterval(() => {}, 1000)'))
    worker.once('online', () => {
      const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
      process.stdout.write(JSON.stringify([...new Set(threads.map((thread) => getPriority(thread)))]))
      worker.terminate()
    })`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  expect(JSON.parse(printed)).toEqual([10])
})
