import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './infra/command.ts'
import { say, step } from './launch/console.ts'
import { Refusal } from './launch/refusal.ts'
import { root } from './launch/settings.ts'

const web = join(root, 'web')
const dist = join(web, 'dist')
const stampFile = join(dist, '.sources')

/**
 * Builds web/dist when the sources or the installed packages are not those it was built from: what browsers get, and in its folder .server what
 * renders pages for them. It is built aside and moved in whole, so that a broken build leaves the last good one.
 */
export async function buildWeb(): Promise<'built' | 'up to date'> {
  const stamp = sourceStamp()
  if (readStamp() === stamp) return 'up to date'
  const aside = join(root, 'node_modules', '.cache', `rostra-web-${process.pid}`)
  mkdirSync(aside, { recursive: true })
  try {
    await vite('vite.config.ts', aside)
    await vite('vite.server.config.ts', join(aside, '.server'))
    writeFileSync(join(aside, '.sources'), stamp)
    rmSync(dist, { recursive: true, force: true })
    renameSync(aside, dist)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return 'built'
}

async function vite(config: string, outDir: string): Promise<void> {
  const program = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [program, 'build', '--config', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  const { code, output } = await runCommand(process.execPath, args, { cwd: web })
  if (code !== 0) throw new Refusal(`The web could not be built:\n${output.trim()}`)
}

function sourceStamp(): string {
  const files = globSync('**/*.*', { cwd: web, exclude: (name) => /^(node_modules|dist)$|\.test\.tsx?$/.test(name) })
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(web, file)))
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
