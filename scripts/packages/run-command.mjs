import { spawn } from 'node:child_process'

/**
 * Runs a command without input. Returns its exit code and its output, and the signal that ended it. The
 * code is 127 when it could not be started, or was ended by `signal`.
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const add = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code, signal) => resolve({ code: code ?? 1, output, signal }))
  })
}
