import { expect, it } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import type { Ports } from '../domain/ports.ts'
import { promptMaterialForAnswer } from './prompt-material-for-answer.ts'

const note = { id: 'n', text: 'Prefers metric units', createdAt: new Date(0), byMember: false }

/** The prompt material for a person whose persona has a note, and the people whose notes were read. `wishesHash`: of a program. */
async function promptMaterial(person: string, mayInclude: boolean, { notes = [note], wishesHash = '' } = {}) {
  const read: string[] = []
  const memories = {
    given: async (reader: string) => {
      read.push(reader)
      return notes
    },
  }
  const ports = partial<Ports>({ memories, enabledMembers: { mayInclude: () => mayInclude } })
  return { given: await promptMaterialForAnswer(ports)({ person, personaId: 'p', wishesHash }), read }
}

it('the prompt material of an answer has the notes of a member with memories on', async () => {
  const { given } = await promptMaterial('member:ada', true)
  expect(given).toEqual({ block: expect.stringContaining('- Prefers metric units'), facts: ['Prefers metric units'] })
  expect((await promptMaterial('member:ada', true, { notes: [] })).given).toBeNull()
})

it('a guest, and a member with memories off, have no prompt material, and cost no read', async () => {
  expect(await promptMaterial('guest:ada', true)).toEqual({ given: null, read: [] })
  expect(await promptMaterial('member:ada', false)).toEqual({ given: null, read: [] })
})

it('a program’s message has no prompt material, and costs no read', async () => {
  expect(await promptMaterial('member:ada', true, { wishesHash: 'of a program' })).toEqual({ given: null, read: [] })
})
