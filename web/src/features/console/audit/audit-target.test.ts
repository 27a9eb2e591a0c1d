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
