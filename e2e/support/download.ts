import type { Page } from '@playwright/test'

/** Runs an action that starts a download and returns the downloaded file. */
export async function captureDownload(page: Page, action: () => Promise<unknown>): Promise<{ name: string; content: Buffer }> {
  const started = page.waitForEvent('download')
  await action()
  const download = await started
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  return { name: download.suggestedFilename(), content: Buffer.concat(chunks) }
}
