import { readDocuments } from '@rostra/platform/read-content'
import { readDemoPersonas } from '../../core/store/demo-personas/read-demo-personas.ts'
import type { DemoMaterial } from '../domain/demo-material/demo-material.ts'

/** Reads what the demo personas know: the Markdown files of `content/personas/<slug>/`. */
export const readDemoMaterial = async (): Promise<DemoMaterial[]> =>
  Promise.all((await readDemoPersonas()).map(async ({ slug }) => ({ slug, documents: await readDocuments(`personas/${slug}`) })))
