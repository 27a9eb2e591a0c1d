import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { consoleStrings } from '../../../strings/strings.ts'
import { auditTarget } from './audit-target.ts'

const of = (action: string, targetName = 'Livia & Co') => auditTarget({ action, targetName })

it('the target of an action is a link to its section', () => {
  expect(of('persona-suspended')).toBe('/admin/personas?search=Livia+%26+Co')
  expect(of('account-restored', 'ada')).toBe('/admin/people?search=ada')
  expect(of('dead-letters-replayed')).toBe('/admin/dead-letters')
  expect(of('edition-generated')).toBe('/singularity-bugle')
  expect(of('zeitgeist-refreshed')).toBe('/admin/zeitgeist')
})

it('a deleted story and an unknown action have no link', () => {
  expect([of('story-deleted'), of('invented')]).toEqual([null, null])
})

it('every named action has a link, except a deleted story', () => {
  const actions = Object.keys(consoleStrings.audit.actions)
  expect(actions.filter((action) => of(action) === null)).toEqual(['story-deleted'])
})

it('every action that a service publishes is named', () => {
  const contracts = globSync(join(import.meta.dirname, '../../../../../proto/rostra/*/v1/events.proto')).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const published = contracts.flatMap((contract) => {
    const [, names = ''] = /message OperatorActed \{.*?((?:\n {2}\/\/[^\n]*)+)\n {2}string action = /su.exec(contract) ?? []
    return [...names.matchAll(/`([\w-]+)`/gu)].map(([, name]) => name ?? '')
  })
  expect(published).toEqual(expect.arrayContaining(['persona-suspended', 'story-deleted', 'zeitgeist-refreshed']))
  expect(published.filter((action) => !(action in consoleStrings.audit.actions))).toEqual([])
})
