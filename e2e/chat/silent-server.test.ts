import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

const stream = '**/api/messages/stream'

for (const width of [390, 1280]) {
  test(`a message that gets nothing says so at ${width} px, is asked for again by the same request, and can be stopped`, async ({
    page,
    chat,
  }) => {
    await page.clock.install()
    await page.setViewportSize({ width, height: 844 })
    await chat.open('coach-bex')
    const requestIds: string[] = []
    let isSilent = true
    await page.route(stream, async (route) => {
      requestIds.push(route.request().postDataJSON().requestId)
      if (!isSilent) await route.continue()
    })
    await chat.send('Thanks')
    await expect.poll(() => requestIds.length).toBe(1)
    await page.clock.fastForward(10_000)
    await expect(chat.lastAnswer.getByText('This takes longer than usual')).toBeVisible()
    if (width === 390) await expectAccessibleEverywhere(page)
    await page.setViewportSize({ width, height: 844 })
    // The page also asks again by itself, every 20 s, and then offers the button anew.
    const again = chat.lastAnswer.getByRole('button', { name: 'Try again · at no extra cost' })
    await expect(again).toBeVisible({ timeout: 60_000 })
    isSilent = false
    await again.click()
    await chat.answerEnded()
    expect(new Set(requestIds).size).toBe(1)
    expect(await chat.storedMessages()).toHaveLength(3)

    isSilent = true
    await chat.send('Good morning')
    await expect.poll(() => new Set(requestIds).size).toBe(2)
    await page.clock.fastForward(10_000)
    if (width === 390) await chat.lastAnswer.getByRole('button', { name: 'Stop' }).click()
    else {
      // What is typed meanwhile is kept: the button that stops becomes the one that sends.
      await chat.input.fill('Not yet')
      await chat.stopButton.click()
    }
    await expect(chat.lastAnswer.getByText('It counts once, however often you try.')).toBeVisible()
    await expect(chat.lastAnswer.getByRole('button', { name: 'Try again · 1 free message' })).toBeVisible()
    if (width === 1280) await expect(chat.input).toHaveValue('Not yet')
    expect(new Set(requestIds).size).toBe(2)
  })
}
