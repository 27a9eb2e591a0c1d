import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Lets the processes beside this one have the processor first: for services whose work is long and can wait. Linux has a priority for each thread,
 * and threads that are started later inherit it. Containers are weighted by their CPU requests instead.
 */
export function yieldProcessor(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
}
