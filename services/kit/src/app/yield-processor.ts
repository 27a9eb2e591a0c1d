import { readdirSync } from 'node:fs'
import { constants } from 'node:os'
import { lowerPriority } from './lower-priority.ts'

/**
 * Lowers the CPU priority of this process below that of others on the machine, for services whose work is long and can wait. Sets it for
 * each thread, as Linux requires; later threads inherit it. Between containers their CPU requests decide instead.
 */
export function yieldProcessor(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL, thread)
}
