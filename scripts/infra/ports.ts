import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

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

/** The ports that this process has assigned. Their owners may not listen yet. */
const assigned = new Set<number>()

/** Returns a free port, another one each time. */
export async function freePort(): Promise<number> {
  if (assigned.size > (highest - lowest) / 2) assigned.clear()
  for (;;) {
    const port = randomInt(lowest, highest)
    if (assigned.has(port)) continue
    assigned.add(port)
    if (await isFree(port)) return port
  }
}

/** Returns the port of a data folder, or assigns a free one to it. The folder gets another port when a program uses its own. */
export async function ownPort(folder: string): Promise<number> {
  const file = join(folder, 'port')
  const stored = Number(await readFile(file, 'utf8').catch(() => ''))
  if (stored > 0 && (await isFree(stored))) return stored
  const port = await freePort()
  await writeFile(file, String(port))
  return port
}
