import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { runCommand } from '../infra/command.ts'

/** Where the trials install the product. */
export const namespace = process.env.CLUSTER_NAMESPACE ?? 'rostra-trial'
export const release = 'rostra'

async function run(command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command, [...args])
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`)
  return output
}

/** Runs kubectl in the trials' namespace and gives what it wrote. Throws with that when it fails. */
export const kubectl = (...args: string[]): Promise<string> => run('kubectl', ['--namespace', namespace, ...args])

export const helm = (...args: string[]): Promise<string> => run('helm', ['--namespace', namespace, ...args])

/** What kubectl finds, from JSON. */
export async function found<T>(...args: string[]): Promise<T> {
  return JSON.parse(await kubectl('get', ...args, '--output', 'json')) as T
}

export interface Forward {
  /** `127.0.0.1:<port>`, as long as it stands. */
  address: string
  stop: () => void
}

/** Makes a pod's port one of this machine, on any cluster. `target`: such as `service/rostra-identity`. */
export async function forward(target: string, port: number): Promise<Forward> {
  const child: ChildProcess = spawn('kubectl', ['--namespace', namespace, 'port-forward', target, `:${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`kubectl port-forward ${target} ended with ${code}`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const [, found] = /^Forwarding from (127\.0\.0\.1:\d+)/.exec(line) ?? []
      if (found) resolve(found)
    })
  })
  return { address, stop: () => child.kill() }
}
