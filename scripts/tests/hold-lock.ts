import { lockData } from '../launch/data-lock.ts'

/* Holds the lock of a folder until it is killed. */
const [folder = ''] = process.argv.slice(2)
await lockData(folder)
process.stdout.write('held\n')
process.stdin.resume()
