import { describe, expect, it } from '@jest/globals'
import { pathFilters } from './path-filters.ts'

const chosen = (part: string, path: string) => pathFilters([part], '/home/ada/chat (1)/').some((filter) => new RegExp(filter).test(path))

describe('pathFilters', () => {
  it.each(['services/chat', './services/chat', 'chat', '/home/ada/'])('match paths that contain %s', (part) => {
    expect(chosen(part, '/home/ada/chat (1)/services/chat/tests/drain.test.ts')).toBe(true)
  })

  it('do not match the name of the clone’s folder', () => {
    expect(chosen('chat', '/home/ada/chat (1)/services/persona/tests/search.test.ts')).toBe(false)
  })
})
