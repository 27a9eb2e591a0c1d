import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ExpectedError } from '../../bootstrap/expected-error.ts'
import { cached } from '../../packages/cache-folder.mjs'
import { onPath, runCommand } from '../command.ts'

/** Returns the path of a promtool: the machine's own, or that of Debian's package `prometheus`, unpacked into the user's cache. */
export async function promtoolBinary(): Promise<string> {
  const installed = onPath('promtool')
  if (installed) return installed
  const folderInCache = await cached('promtool', async (folder) => {
    if (!onPath('apt-get') || !onPath('dpkg')) {
      throw new ExpectedError(
        'The alert rules are checked with promtool, which is missing. Install Prometheus: https://prometheus.io/download (macOS: brew install prometheus)',
      )
    }
    const downloads = await mkdtemp(join(tmpdir(), 'rostra-promtool-'))
    try {
      await download(downloads)
      const [archive] = globSync('prometheus_*.deb', { cwd: downloads })
      if (!archive) throw new ExpectedError('apt-get downloaded no package prometheus.')
      await run('dpkg', ['-x', archive, folder], downloads)
    } finally {
      await rm(downloads, { recursive: true, force: true })
    }
  })
  return join(folderInCache, 'usr/bin/promtool')
}

/** Downloads the package. A bare machine has no package lists yet, and only root may fetch them. */
async function download(folder: string): Promise<void> {
  const fetchPackage = () => run('apt-get', ['download', '-q', 'prometheus'], folder)
  if (process.getuid?.() !== 0) return fetchPackage()
  await fetchPackage().catch(async () => {
    await run('apt-get', ['update', '-q'], folder)
    await fetchPackage()
  })
}

async function run(command: string, args: string[], cwd: string): Promise<void> {
  const { code, output } = await runCommand(command, args, { cwd })
  if (code !== 0)
    throw new ExpectedError(`promtool could not be fetched (${command} ${args.join(' ')}; perhaps apt-get update first):\n${output.trim()}`)
}
