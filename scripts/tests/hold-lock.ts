import { lockData } from '../bootstrap/data-lock.ts'

/* Holds the lock of a data folder until the process is killed. */
const [folder = ''] = process.argv.slice(2)
await lockData(folder)
process.stdout.write('held\n')
process.stdin.resume()
