import { spawn } from 'node:child_process'
import { openSync, rmSync, writeFileSync } from 'node:fs'

/*
 * Runs one server for as long as the process that started this one lives. Its standard input is a pipe from that process, which the kernel
 * closes however that process ends, kill -9 included. The server then gets SIGTERM and, after `graceMs`, SIGKILL. A folder is removed only after
 * such an end: a server that a test has killed may be started again on it.
 */
const { command, args, cwd, pidFile, logFile, graceMs, removeWhenStopped } = JSON.parse(process.argv[2])
const log = openSync(logFile, 'w')
const server = spawn(command, args, { cwd, stdio: ['ignore', log, log] })
if (server.pid) writeFileSync(pidFile, String(server.pid))

let stopping = false
function stop() {
  if (stopping) return
  stopping = true
  server.kill('SIGTERM')
  // A paused server handles the signal only once it goes on.
  server.kill('SIGCONT')
  setTimeout(() => server.kill('SIGKILL'), graceMs).unref()
}

process.stdin.on('close', stop)
process.stdin.on('error', stop)
process.stdin.resume()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)

function leave(code) {
  rmSync(pidFile, { force: true })
  if (stopping && removeWhenStopped) rmSync(removeWhenStopped, { recursive: true, force: true })
  process.exit(code)
}
server.on('error', () => leave(127))
server.on('exit', (code) => leave(stopping ? 0 : (code ?? 1)))
