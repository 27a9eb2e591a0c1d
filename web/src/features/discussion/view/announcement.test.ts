import { expect, it } from '@jest/globals'
import { completedDiscussion, discussion, discussionWithOneAnswer } from '../../../data/testing/fixtures.ts'
import { announcementOf } from './announcement.ts'

it('announces who has answered, the next step and the end, each once', () => {
  expect(announcementOf(discussion, discussionWithOneAnswer)).toBe('Livia has answered.')
  expect(announcementOf(discussionWithOneAnswer, discussionWithOneAnswer)).toBe('')
  expect(announcementOf(discussionWithOneAnswer, { ...discussionWithOneAnswer, phase: 'chair' })).toBe('The chair writes the conclusion.')
  expect(announcementOf(discussion, completedDiscussion)).toBe('The discussion is completed.')
  const unconcluded = { ...completedDiscussion, consensus: null, agreement: null }
  expect(announcementOf(discussion, unconcluded)).toBe('The discussion is completed without a conclusion.')
  expect(announcementOf(discussion, { ...discussion, status: 'failed', phase: 'ended' })).toBe('The discussion has failed.')
})
