import { join } from 'node:path'
import { Refusal } from '../launch/refusal.ts'
import { keep } from './cache-folder.ts'
import { onPath, runCommand } from './command.ts'

const version = '0.203.0'
const source = `github.com/stripe/stripe-mock@v${version}`

/** The path of a stripe-mock: the machine's own, else one built with Go, kept in the user's cache. */
export async function stripeMockBinary(): Promise<string> {
  const installed = onPath('stripe-mock')
  if (installed) return installed
  const kept = await keep(`stripe-mock-${version}`, async (folder) => {
    if (!onPath('go')) throw new Refusal(`The tests on stripe-mock need Go. Install it, or stripe-mock itself: ${source}`)
    const { code, output } = await runCommand('go', ['install', source], { env: { ...process.env, GOBIN: folder } })
    if (code !== 0) throw new Refusal(`stripe-mock could not be built:\n${output.trim()}`)
  })
  return join(kept, 'stripe-mock')
}
