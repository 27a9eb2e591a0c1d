import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/* `node trial-secrets.mjs <folder>`: leaves one file of settings for each component of compose.yaml, which Node reads with --env-file. What is
there stays as it is, since the keys in the database are sealed with it. */
const callers = ['gateway', 'persona', 'chat', 'billing', 'operator']
const folder = process.argv[2]
if (!folder) throw new Error('Say which folder the secrets belong in')

/** The value of a setting in a component's file, made at random when there is none. */
function secret(component, setting) {
  const file = join(folder, `${component}.env`)
  const kept = existsSync(file) && new RegExp(`^${setting}=(.+)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1]
  if (kept) return kept
  const made = randomBytes(32).toString('base64url')
  writeFileSync(file, `${setting}=${made}\n`)
  return made
}

const sealing = secret('identity', 'KEY_ENCRYPTION_SECRET')
const hashes = callers.map((name) => `${name}=${createHash('sha256').update(secret(name, 'SERVICE_SECRET')).digest('hex')}`)
writeFileSync(join(folder, 'identity.env'), `KEY_ENCRYPTION_SECRET=${sealing}\nSERVICE_SECRET_HASHES=${hashes.join(',')}\n`)
