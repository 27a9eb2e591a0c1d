import { readContent } from '@rostra/platform/read-content'
import { type DemoStory, demoStorySchema, newestFirst } from '../../domain/demo-stories/demo-story.ts'

/** Reads the sample stories, newest first. */
export const readDemoStories = async (): Promise<DemoStory[]> => newestFirst(await readContent('stories', demoStorySchema))
