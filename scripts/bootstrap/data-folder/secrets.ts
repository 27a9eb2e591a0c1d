import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { ExpectedError } from '../expected-error.ts'

/** Secret settings that must stay the same over restarts. */
const names = ['KEY_ENCRYPTION_SECRET', 'PERSONA_ENCRYPTION_SECRET'] as const

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

const schema = z.record(z.string(), z.string().min(1))

/** Returns what is stored. Throws an ExpectedError when the file cannot be read: other secrets would make stored keys unreadable. */
function read(file: string): Partial<Secrets> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    const reason = error instanceof z.ZodError ? 'it is not a list of names and texts' : (error as Error).message
    throw new ExpectedError(
      `${file} cannot be used: ${reason}.\nRestore it from a backup: it decrypts keys that are stored. To begin anew, move the folder ${dirname(file)} away.`,
    )
  }
}
