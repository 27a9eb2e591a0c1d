import { expect, it } from '@jest/globals'
import { abortable } from './abortable.ts'

it('waits for the work until the signal aborts', async () => {
  const stopping = new AbortController()
  const never = abortable(new Promise(() => {}), stopping.signal)
  expect(await abortable(Promise.resolve('done'), stopping.signal)).toBe('done')
  stopping.abort(new Error('gone'))
  await expect(never).rejects.toThrow('gone')
  await expect(abortable(Promise.resolve('done'), stopping.signal)).rejects.toThrow('gone')
})
