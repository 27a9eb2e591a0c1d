import { join } from 'node:path'
import { Refusal } from '../launch/refusal.ts'
import { keep } from './cache-folder.ts'
import { onPath, runCommand } from './command.ts'

const version = '3.22.0'
const source = `helm.sh/helm/v3/cmd/helm@v${version}`

/** The path of a helm 3: the machine's own, else one built with Go (minutes, the first time), kept in the user's cache. */
export async function helmBinary(): Promise<string> {
  const installed = onPath('helm')
  if (installed) return installed
  const kept = await keep(`helm-${version}`, async (folder) => {
    if (!onPath('go')) throw new Refusal(`The check of the chart needs helm 3. Install it, or Go to build it: ${source}`)
    const { code, output } = await runCommand('go', ['install', source], { env: { ...process.env, GOBIN: folder, CGO_ENABLED: '0' } })
    if (code !== 0) throw new Refusal(`helm could not be built:\n${output.trim()}`)
  })
  return join(kept, 'helm')
}
