import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { address, certificateSettings, type Environment, readSettings } from '@rostra/kit/settings'
import { z } from 'zod'
import { ExpectedError } from './expected-error.ts'

const schema = z.object({
  IDENTITY_ADDRESS: address,
  BILLING_ADDRESS: address,
  SERVICE_SECRET: z.string().min(32),
  ...certificateSettings,
})

/** The addresses of the services for an operator's command, and the secret of the caller `operator`. */
export type OperatorAccess = z.infer<typeof schema>

const fileIn = (dataDir: string) => join(dataDir, 'operator.json')

/**
 * Writes the access to a running product into its data folder, in a file that only its owner can read. Returns a function that removes it.
 */
export function writeOperatorAccess(dataDir: string, access: OperatorAccess): () => void {
  const file = fileIn(dataDir)
  writeFileSync(`${file}.new`, JSON.stringify(access), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return () => rmSync(file, { force: true })
}

/**
 * Reads the access to the product that runs on a data folder. With an address in the settings, as for a cluster, only the settings count.
 * Throws an ExpectedError when no product runs there.
 */
export function readOperatorAccess(env: Environment, dataDir: string): OperatorAccess {
  if (env.IDENTITY_ADDRESS || env.BILLING_ADDRESS) return readSettings(schema, env)
  try {
    return schema.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')))
  } catch {
    throw new ExpectedError('Rostra does not run here. Start it first, or set IDENTITY_ADDRESS, BILLING_ADDRESS and SERVICE_SECRET.')
  }
}
