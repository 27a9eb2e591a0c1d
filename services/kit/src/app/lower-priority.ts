import { getPriority, setPriority } from 'node:os'

/**
 * Lowers the CPU priority of a process or, on Linux, of a thread, by default of the calling one. One that is as low already stays as it
 * is: what was started by `nice` may not raise its priority. `niceness`: one of `constants.priority`.
 */
export function lowerPriority(niceness: number, id = 0): void {
  if (getPriority(id) < niceness) setPriority(id, niceness)
}
