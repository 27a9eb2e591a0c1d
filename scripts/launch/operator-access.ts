import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { address, type Environment, readSettings } from '@rostra/kit/settings'
import { z } from 'zod'
import { Refusal } from './refusal.ts'

const schema = z.object({ IDENTITY_ADDRESS: address, BILLING_ADDRESS: address, SERVICE_SECRET: z.string().min(32) })

/** Where an operator's command finds the services, and the secret of the service `operator`, by which identity knows it. */
export type OperatorAccess = z.infer<typeof schema>

const fileIn = (dataDir: string) => join(dataDir, 'operator.json')

/** Leaves the access to a running product in its data folder, in a file that only its owner reads. Gives what removes it. */
export function leaveOperatorAccess(dataDir: string, access: OperatorAccess): () => void {
  const file = fileIn(dataDir)
  writeFileSync(`${file}.new`, JSON.stringify(access), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return () => rmSync(file, { force: true })
}

/**
 * The access to the product that runs on a data folder; where the settings name a service's address, as on a cluster, they alone count.
 * Throws a Refusal when none runs there.
 */
export function readOperatorAccess(env: Environment, dataDir: string): OperatorAccess {
  if (env.IDENTITY_ADDRESS || env.BILLING_ADDRESS) return readSettings(schema, env)
  try {
    return schema.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')))
  } catch {
    throw new Refusal('Rostra does not run here. Start it first, or set IDENTITY_ADDRESS, BILLING_ADDRESS and SERVICE_SECRET.')
  }
}
