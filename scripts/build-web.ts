import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/**
 * Builds web/dist if the sources or the installed packages have changed: the files for browsers, and in `.server` the code that renders
 * pages on the server. The build runs in a temporary folder that replaces web/dist, so a failed build keeps the last good one.
 */
export async function buildWeb(): Promise<'built' | 'up to date'> {
  const stamp = sourceStamp()
  if (readStamp() === stamp) return 'up to date'
  const tempDir = join(root, 'node_modules', '.cache', `rostra-web-${process.pid}`)
  mkdirSync(tempDir, { recursive: true })
  try {
    await vite('vite.config.ts', tempDir)
    await vite('vite.server.config.ts', join(tempDir, '.server'))
    writeFileSync(join(tempDir, '.sources'), stamp)
    rmSync(dist, { recursive: true, force: true })
    renameSync(tempDir, dist)
  } finally {
    rmSync(tempDir, { recursive: true, force: true })
  }
  return 'built'
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
