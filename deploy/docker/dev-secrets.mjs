import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callers } from '../../proto/src/services.ts'

/*
 * `node dev-secrets.mjs <folder>` writes one file of settings for each component of compose.yaml, which Node reads with --env-file. Secrets
 * that exist are kept, because the keys in the database are sealed with them.
 */
const folder = process.argv[2]
if (!folder) throw new Error('Usage: node dev-secrets.mjs <folder>')

/** Returns the value of a setting in a component's file. Writes a random one when there is none. */
function secret(component, setting) {
  const file = join(folder, `${component}.env`)
  const others = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const existing = new RegExp(`^${setting}=(.+)$`, 'm').exec(others)?.[1]
  if (existing) return existing
  const created = randomBytes(32).toString('base64url')
  writeFileSync(file, `${others}${setting}=${created}\n`)
  return created
}

const sealing = secret('identity', 'KEY_ENCRYPTION_SECRET')
secret('persona', 'PERSONA_ENCRYPTION_SECRET')
const hashes = callers.map((name) => `${name}=${createHash('sha256').update(secret(name, 'SERVICE_SECRET')).digest('hex')}`)
writeFileSync(join(folder, 'identity.env'), `KEY_ENCRYPTION_SECRET=${sealing}\nSERVICE_SECRET_HASHES=${hashes.join(',')}\n`)
