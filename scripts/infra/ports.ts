import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

/** Below the kernel's range for outgoing connections (32768 and up on Linux), so that a folder's port stays free between runs. */
const lowest = 20_000
const highest = 32_000

export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Threads that run tests, and processes, take their ports from other parts of the range: a port may be free until its owner listens. */
const parts = 8
const partSize = (highest - lowest) / parts
const firstOfPart = lowest + ((process.pid + threadId) % parts) * partSize

/** The ports that this thread has assigned. Their owners may not listen yet. */
const assigned = new Set<number>()

/**
 * Returns a free port, another one each time. `pairDistance`: the distance to a port above
 * it that is free and in the same range too; 0 for none.
 */
export async function freePort(pairDistance = 0): Promise<number> {
  if (assigned.size > partSize / 2) assigned.clear()
  for (;;) {
    const port = pairDistance === 0 ? firstOfPart + randomInt(partSize) : randomInt(lowest, highest - pairDistance)
    const ports = [...new Set([port, port + pairDistance])]
    if (ports.some((each) => assigned.has(each))) continue
    for (const each of ports) assigned.add(each)
    if ((await Promise.all(ports.map((each) => isFree(each)))).every(Boolean)) return port
  }
}

/**
 * Returns the port of a data folder, or assigns a free one to it as `freePort` does. The
 * folder gets another port when a program uses its own.
 */
export async function ownPort(folder: string, pairDistance = 0): Promise<number> {
  const file = join(folder, 'port')
  const stored = Number(await readFile(file, 'utf8').catch(() => ''))
  if (stored > 0 && (await isFree(stored)) && (await isFree(stored + pairDistance))) return stored
  const port = await freePort(pairDistance)
  await writeFile(file, String(port))
  return port
}
