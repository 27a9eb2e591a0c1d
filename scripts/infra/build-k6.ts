import { join } from 'node:path'
import { Refusal } from '../launch/refusal.ts'
import { keep } from './cache-folder.ts'
import { onPath, runCommand } from './command.ts'

const version = '1.8.1'
const source = `go.k6.io/k6@v${version}`

/** The path of a k6: the machine's own, else one built with Go, which takes minutes the first time, kept in the user's cache. */
export async function k6Binary(): Promise<string> {
  const installed = onPath('k6')
  if (installed) return installed
  const kept = await keep(`k6-${version}`, async (folder) => {
    if (!onPath('go')) throw new Refusal(`Load tests need k6. Install it, or Go, with which it is built: ${source}`)
    const env = { ...process.env, GOBIN: folder, CGO_ENABLED: '0' }
    const { code, output } = await runCommand('go', ['install', source], { env })
    if (code !== 0) throw new Refusal(`k6 could not be built:\n${output.trim()}`)
  })
  return join(kept, 'k6')
}

/** Whether a k6 was built with the SSE extension. */
export async function hasSse(k6: string): Promise<boolean> {
  const { output } = await runCommand(k6, ['version'])
  return output.includes('k6/x/sse')
}
