import type { Page } from '@playwright/test'

/** The file that a step makes the browser save. */
export async function downloadedBy(page: Page, step: () => Promise<unknown>): Promise<{ name: string; content: Buffer }> {
  const started = page.waitForEvent('download')
  await step()
  const download = await started
  const pieces: Buffer[] = []
  for await (const piece of await download.createReadStream()) pieces.push(piece)
  return { name: download.suggestedFilename(), content: Buffer.concat(pieces) }
}
