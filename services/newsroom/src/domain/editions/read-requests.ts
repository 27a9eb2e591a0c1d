import { DomainError } from '@rostra/kit/errors'
import { type Author, authors } from '../articles/author.ts'
import type { WritingRequest } from '../writing/plan-assignments.ts'

const maxTopicLength = 200

/** Returns who writes, in the order of the authors: all four without a topic when no author is named. Throws VALIDATION. */
export function readRequests(requests: readonly WritingRequest[]): WritingRequest[] {
  const topics = new Map<Author, string>()
  for (const { author, topic } of requests) {
    if (topic.length > maxTopicLength) throw invalid(`A topic must be at most ${maxTopicLength} characters`)
    if (topics.has(author)) throw invalid('An author can be named once')
    topics.set(author, topic.trim())
  }
  return authors.filter((author) => topics.size === 0 || topics.has(author)).map((author) => ({ author, topic: topics.get(author) ?? '' }))
}

const invalid = (message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { authorTopics: message } })
