import { claudeusStories } from './claudeus.ts'
import { deepsStories } from './deeps.ts'
import type { DemoStory } from './demo-story.ts'
import { geepsStories } from './geeps.ts'
import { gemmaStories } from './gemma.ts'

/** The sample stories, newest first. They are labelled as written offline. */
export const demoStories: readonly DemoStory[] = [...claudeusStories, ...geepsStories, ...gemmaStories, ...deepsStories].toSorted(
  (a, b) => a.daysAgo - b.daysAgo,
)
