import type { FoundPassages as WireFound } from '@rostra/proto/gen/rostra/persona/v1/FoundPassages'
import type { FoundPassage } from '../domain/passages/passage.ts'

/** Pages count from 1; 0 when there are none. */
export const toWireFound = (passages: readonly FoundPassage[], openers: readonly string[] = []): WireFound => ({
  passages: passages.map(({ page, pageLabel, otherQuestions: _found, ...passage }) => ({
    ...passage,
    page: page ?? 0,
    pageLabel: pageLabel ?? '',
  })),
  openers: [...openers],
})
