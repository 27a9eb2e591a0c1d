import { describe, expect, it } from '@jest/globals'
import { pathFilters } from './path-filters.ts'

const chosen = (part: string, path: string) => pathFilters([part], '/home/ada/chat (1)/').some((filter) => new RegExp(filter).test(path))

describe('a part of a path', () => {
  it.each(['services/chat', './services/chat', 'chat', '/home/ada/'])('%s chooses what has it', (part) => {
    expect(chosen(part, '/home/ada/chat (1)/services/chat/tests/drain.test.ts')).toBe(true)
  })

  it('does not choose everything when the clone’s own folder has it', () => {
    expect(chosen('chat', '/home/ada/chat (1)/services/persona/tests/search.test.ts')).toBe(false)
  })
})
