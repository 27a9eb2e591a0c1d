import { createInterface } from 'node:readline/promises'

/** Lines that wait until a question is answered; undefined while there is none. */
let held: string[] | undefined

/** Prints one line to the console. */
export function say(line: string): void {
  if (held) held.push(line)
  else process.stdout.write(`${line}\n`)
}

/** Whether a person can read what is said, and answer. */
export const isAtTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true

/** Asks a person at the terminal. Returns what was typed, or undefined after `waitMs` without an answer. Other lines wait until then. */
export async function ask(question: string, waitMs = 60_000): Promise<string | undefined> {
  held = []
  // Without `terminal` the answer is a line as the terminal sends it, and Ctrl-C stays a signal.
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: false })
  try {
    return await lines.question(question, { signal: AbortSignal.timeout(waitMs) })
  } catch {
    process.stdout.write('\n')
    return undefined
  } finally {
    lines.close()
    const waited = held
    held = undefined
    for (const line of waited) say(line)
  }
}

/** Runs a step and prints how long it took. `verb` describes the step's result. */
export async function step<Result>(
  name: string,
  work: () => Promise<Result>,
  verb: (result: Result) => string = () => 'ready',
): Promise<Result> {
  const started = Date.now()
  const result = await work()
  say(`  ${name} ${verb(result)} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return result
}
