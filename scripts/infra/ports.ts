import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Below the range that the kernel gives to outgoing connections (32768 and up on Linux), so that a folder's port is still free tomorrow. */
const lowest = 20_000
const highest = 32_000

export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** What this process was given: whoever asked may not listen yet. */
const given = new Set<number>()

/** A port that nobody listens on, and another one each time. */
export async function freePort(): Promise<number> {
  if (given.size > (highest - lowest) / 2) given.clear()
  for (;;) {
    const port = randomInt(lowest, highest)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
}

/** The port a data folder was made with, or a free one that it keeps from now on. Another program on that port makes the folder move. */
export async function ownPort(folder: string): Promise<number> {
  const file = join(folder, 'port')
  const kept = Number(await readFile(file, 'utf8').catch(() => ''))
  if (kept > 0 && (await isFree(kept))) return kept
  const port = await freePort()
  await writeFile(file, String(port))
  return port
}
