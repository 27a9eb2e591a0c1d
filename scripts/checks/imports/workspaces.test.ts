import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { root } from '../../bootstrap/settings.ts'
import { workspaceResolver } from './workspaces.ts'

const resolve = workspaceResolver(root)

it.each([
  ['@rostra/kit/events/event-bus', 'services/kit/src/events/event-bus.ts'],
  ['@rostra/proto/gen/rostra/chat/v1/ChatService', 'proto/gen/rostra/chat/v1/ChatService.ts'],
  ['@rostra/proto/newsroom', 'proto/src/newsroom.ts'],
  ['@rostra/proto/newsroom-events', 'proto/gen/newsroom-events.ts'],
  ['@rostra/gateway/app', 'gateway/src/app.ts'],
])('resolves %s to a file that exists', (specifier, path) => {
  expect(resolve(specifier)).toBe(path)
  expect(existsSync(join(root, path))).toBe(true)
})

it('resolves no other package', () => {
  expect(resolve('react')).toBeUndefined()
  expect(resolve('@rostra/nothing/app')).toBeUndefined()
})
