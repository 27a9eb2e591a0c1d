import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Secret settings that must stay the same over restarts. */
const names = ['KEY_ENCRYPTION_SECRET'] as const

type Secrets = Record<(typeof names)[number], string>

/** Reads the secrets of a data folder. Creates them the first time, 256 random bits each, in a file that only its owner can read. */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const stored = read(file)
  const secrets = Object.fromEntries(names.map((name) => [name, stored[name] ?? randomBytes(32).toString('base64url')])) as Secrets
  if (names.some((name) => !stored[name])) {
    writeFileSync(`${file}.new`, `${JSON.stringify({ ...stored, ...secrets }, null, 2)}\n`, { mode: 0o600 })
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
