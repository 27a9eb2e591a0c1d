/** Prints one line to the console. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
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
