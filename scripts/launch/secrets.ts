import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The settings that must be secret and stay the same over restarts. */
const names = ['KEY_ENCRYPTION_SECRET'] as const

type Secrets = Record<(typeof names)[number], string>

/** Gives the secrets of a data folder, 256 random bits each, made the first time in a file that only its owner reads. */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const kept = read(file)
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] ?? randomBytes(32).toString('base64url')])) as Secrets
  if (names.some((name) => !kept[name])) {
    writeFileSync(`${file}.new`, `${JSON.stringify({ ...kept, ...secrets }, null, 2)}\n`, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return secrets
}

function read(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
