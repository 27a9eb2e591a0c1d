import { access, constants, mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const leastFreeBytes = 4 * 2 ** 30

/**
 * Creates an empty folder for a test's stores: in memory where the machine has room, since service tests otherwise wait for the disk for a
 * third of their time, else in the temporary folder.
 */
export const storeFolder = async (name: string) => mkdtemp(join((await hasRoom(memory)) ? memory : tmpdir(), `rostra-${name}-`))

async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= leastFreeBytes
  } catch {
    return false
  }
}
