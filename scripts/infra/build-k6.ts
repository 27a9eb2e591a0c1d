import { goProgram } from './build-go-program.ts'
import { runCommand } from './command.ts'

/** The path of a k6. */
export const k6Binary = () => goProgram({ name: 'k6', module: 'go.k6.io/k6', version: '1.8.1', neededFor: 'A load test' })

/** Whether a k6 was built with the SSE extension. */
export async function hasSse(k6: string): Promise<boolean> {
  const { output } = await runCommand(k6, ['version'])
  return output.includes('k6/x/sse')
}
