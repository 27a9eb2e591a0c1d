import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { runCommand } from '../infra/command.ts'

/** The namespace in which the tests install the product. */
export const namespace = process.env.CLUSTER_NAMESPACE ?? 'rostra-trial'
export const release = 'rostra'

async function run(command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command, [...args])
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`)
  return output
}

/** Runs kubectl in the tests' namespace and resolves with its output. Rejects with the output when it fails. */
export const kubectl = (...args: string[]): Promise<string> => run('kubectl', ['--namespace', namespace, ...args])

export const helm = (...args: string[]): Promise<string> => run('helm', ['--namespace', namespace, ...args])

/** Reads Kubernetes objects with `kubectl get`, parsed from JSON. */
export async function getObject<T>(...args: string[]): Promise<T> {
  return JSON.parse(await kubectl('get', ...args, '--output', 'json')) as T
}

export interface PortForward {
  /** `127.0.0.1:<port>`, until `stop` is called. */
  address: string
  stop: () => void
}

/** Forwards a free local port to a port of a pod or service. `target`: such as `service/rostra-identity`. */
export async function forwardPort(target: string, port: number): Promise<PortForward> {
  const child: ChildProcess = spawn('kubectl', ['--namespace', namespace, 'port-forward', target, `:${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`kubectl port-forward ${target} exited with ${code}`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const [, local] = /^Forwarding from (127\.0\.0\.1:\d+)/.exec(line) ?? []
      if (local) resolve(local)
    })
  })
  return { address, stop: () => child.kill() }
}
