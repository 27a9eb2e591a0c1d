import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { address, port, readSettings } from './settings.ts'

const schema = z.object({ PORT: port.default(3000), PEER: address, NAME: z.string().min(3) })

describe('reading settings', () => {
  it('applies defaults and treats an empty value as unset', () => {
    expect(readSettings(schema, { PORT: '', PEER: 'chat:50051', NAME: 'ada', OTHER: 'x' })).toEqual({
      PORT: 3000,
      PEER: 'chat:50051',
      NAME: 'ada',
    })
  })

  it('says of a missing setting that it is not set', () => {
    expect(() => readSettings(schema, { PEER: 'chat:50051', NAME: '' })).toThrow('NAME: is not set')
  })

  it('names every wrong setting in one error', () => {
    expect(() => readSettings(schema, { PORT: '70000', PEER: 'http://chat' })).toThrow(/PORT[\s\S]*PEER[\s\S]*NAME/)
  })
})
