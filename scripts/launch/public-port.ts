import { freePort, isFree } from '../infra/ports.ts'
import { Refusal } from './refusal.ts'

/** The port to serve on: the wanted one, or a free one for 0. Throws a Refusal when another program has it. */
export async function publicPort(wanted: number): Promise<number> {
  if (wanted === 0) return freePort()
  if ((await isFree(wanted)) && (await isFree(wanted, '0.0.0.0'))) return wanted
  throw new Refusal(`Port ${wanted} is already in use. Stop the program that has it, or choose another: PORT=${wanted + 1} npm start`)
}
