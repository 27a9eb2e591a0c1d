import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { say, step } from './bootstrap/console.ts'
import { ExpectedError } from './bootstrap/expected-error.ts'
import { root } from './bootstrap/settings.ts'
import { runCommand } from './infra/command.ts'

const web = join(root, 'web')
/** What the web imports from outside its own folder. */
const shared = ['proto/src/http', 'services/markdown', 'services/text/src'].map((folder) => join(root, folder))
const dist = join(web, 'dist')
const stampFile = join(dist, '.sources')

/** Gives way to everything else. */
const lowestPriority = 19

/**
 * Builds web/dist if the sources or the installed packages have changed: the files for browsers, in `diagram` those of the
 * frame that draws diagrams, and in `.server` the code that renders pages on the server. The build runs in a temporary
 * folder that replaces web/dist, so a failed build keeps the last good one.
 */
export async function buildWeb(): Promise<'built' | 'up to date'> {
  const outcome = await buildUncompressedWeb()
  await compressWeb(0)
  return outcome
}

/** As buildWeb, without the compressed copies of the files. */
export async function buildUncompressedWeb(): Promise<'built' | 'up to date'> {
  const stamp = sourceStamp()
  if (readStamp() === stamp) return 'up to date'
  const tempDir = join(root, 'node_modules', '.cache', `rostra-web-${process.pid}`)
  const [pages, diagram, server] = ['pages', 'diagram', 'server'].map((part) => join(tempDir, part)) as [string, string, string]
  mkdirSync(tempDir, { recursive: true })
  try {
    const parts = async () => {
      await vite('vite.diagram.config.ts', diagram)
      await vite('vite.server.config.ts', server)
    }
    await allEnded([vite('vite.config.ts', pages), parts()])
    renameSync(diagram, join(pages, 'diagram'))
    renameSync(server, join(pages, '.server'))
    writeFileSync(join(pages, '.sources'), stamp)
    rmSync(dist, { recursive: true, force: true })
    renameSync(pages, dist)
  } finally {
    rmSync(tempDir, { recursive: true, force: true })
  }
  return 'built'
}

/** Writes the compressed copies of the files in web/dist, unless they are there. The gateway finds them while it runs. */
export async function compressWeb(priority = lowestPriority, signal?: AbortSignal): Promise<void> {
  if (existsSync(join(dist, '.compressed'))) return
  const program = join(web, 'build', 'compress-files.ts')
  const { code, output } = await runCommand(process.execPath, [program, String(priority)], { cwd: dist, signal })
  if (code !== 0 && !signal?.aborted) throw new ExpectedError(`The web could not be compressed:\n${output.trim()}`)
}

/** Waits until all have ended, and then throws the first error. */
async function allEnded(works: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

async function vite(config: string, outDir: string): Promise<void> {
  const program = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [program, 'build', '--config', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  // Another NODE_ENV, which a shell or a test may have, would compile for React's development build.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await runCommand(process.execPath, args, { cwd: web, env })
  if (code !== 0) throw new ExpectedError(`The web could not be built:\n${output.trim()}`)
}

function sourceStamp(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of [web, ...shared]) {
    const files = globSync('**/*.*', { cwd: folder, exclude: (name) => /^(node_modules|dist)$|\.test\.tsx?$/.test(name) })
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  try {
    await step('Web', buildWeb, (outcome) => outcome)
  } catch (error) {
    say((error as Error).message)
    process.exitCode = 1
  }
}
