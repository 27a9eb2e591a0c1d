import type { CDPSession } from '@playwright/test'
import { CirclePage, createExperts } from '../support/experts/circle-page.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('the circle is built by mouse: from the grid to a place, between places, and by a click on a slice', async ({
  page,
  member,
  otherMember,
}) => {
  expect(member.username).toBeTruthy()
  const experts = await createExperts(otherMember, 3)
  const [first = '', second = '', third = ''] = experts.names
  const circle = new CirclePage(page)
  await circle.open(experts)
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await page.mouse.up()
  }
  await drag(await circle.middleOf(circle.card(first)), await circle.middleOf(circle.places.nth(3)))
  await circle.expectExperts([first])
  await drag(await circle.middleOf(circle.card(second)), await circle.middleOf(circle.places.nth(0)))
  await circle.expectExperts([second, first])
  await circle.add(third)
  await circle.expectExperts([second, first, third])
  await drag(await circle.middleOf(circle.places.nth(0)), await circle.middleOf(circle.places.nth(2)))
  await circle.expectExperts([first, third, second])
  // Outside of the wheel nothing changes.
  await drag(await circle.middleOf(circle.places.nth(0)), { x: 1_000, y: 60 })
  await circle.expectExperts([first, third, second])
  await page.reload()
  await circle.expectExperts([first, third, second])
  const slice = await circle.middleOf(circle.places.nth(1))
  await page.mouse.click(slice.x, slice.y)
  await circle.expectExperts([first, second])
})

test('the circle is built by keyboard, with announcements', async ({ page, member, otherMember }) => {
  expect(member.username).toBeTruthy()
  const experts = await createExperts(otherMember, 2)
  const [first = '', second = ''] = experts.names
  const circle = new CirclePage(page)
  await circle.open(experts)
  await page.getByRole('button', { name: `Add ${first}` }).press('Enter')
  await circle.expectExperts([first])

  await circle.pickUp(page.getByRole('button', { name: `Drag ${second} to a place` }), 'Space')
  await expect(circle.announcement).toHaveText(new RegExp(`Picked up ${second}|${second} is not over a place`))
  await page.keyboard.press('ArrowRight')
  await expect(circle.announcement).toHaveText(`${second} is over place 1, of ${first}.`)
  await page.keyboard.press('ArrowRight')
  await expect(circle.announcement).toHaveText(`${second} is over place 2.`)
  await page.keyboard.press('ArrowLeft')
  await expect(circle.announcement).toHaveText(`${second} is over place 1, of ${first}.`)
  await page.keyboard.press('Space')
  await expect(circle.announcement).toHaveText(`${second} was dropped at place 1.`)
  await circle.expectExperts([second, first])

  await circle.pickUp(page.getByRole('button', { name: `Move ${second}`, exact: true }), 'Enter')
  await expect(circle.announcement).toHaveText(new RegExp(`Picked up ${second}|${second} is over place 1`))
  await page.keyboard.press('ArrowRight')
  await expect(circle.announcement).toHaveText(`${second} is over place 2, of ${first}.`)
  await page.keyboard.press('Escape')
  await expect(circle.announcement).toHaveText(`Moving ${second} was cancelled.`)
  await circle.expectExperts([second, first])
  await page.getByRole('button', { name: `Remove ${second}` }).press('Enter')
  await circle.expectExperts([first])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })

  test('a long press drags an expert to a place, and buttons move and remove it', async ({ page, member, otherMember }) => {
    expect(member.username).toBeTruthy()
    const experts = await createExperts(otherMember, 2)
    const circle = new CirclePage(page)
    await circle.open(experts)
    const [first = '', second = ''] = await page.getByRole('heading', { level: 3 }).allTextContents()
    const session = await page.context().newCDPSession(page)
    await page.evaluate('scrollTo(0, 420)')
    const card = await circle.middleOf(circle.card(first))
    const place = await circle.middleOf(circle.places.nth(2))

    await touch(session, 'touchStart', card)
    await expect(circle.announcement).toHaveText(new RegExp(first))
    for (let step = 1; step <= 8; step += 1) {
      const at = (from: number, to: number) => from + ((to - from) * step) / 8
      await touch(session, 'touchMove', { x: at(card.x, place.x), y: at(card.y, place.y) })
    }
    await expect(circle.announcement).toHaveText(`${first} is over place 3.`)
    await touch(session, 'touchEnd')
    await circle.expectExperts([first])

    await page.getByRole('button', { name: `Add ${second}` }).tap()
    await circle.expectExperts([first, second])
    await page.getByRole('button', { name: `Move ${first}`, exact: true }).tap()
    await circle.expectExperts([second, first])
    await page.getByRole('button', { name: `Remove ${first}` }).tap()
    await circle.expectExperts([second])
  })

  test('a swipe over an expert scrolls the page', async ({ page, otherMember }) => {
    const experts = await createExperts(otherMember, 1)
    const circle = new CirclePage(page)
    await circle.open(experts)
    const session = await page.context().newCDPSession(page)
    await page.evaluate('scrollTo(0, 300)')
    const { x, y } = await circle.middleOf(circle.card(experts.names[0] ?? ''))
    await touch(session, 'touchStart', { x, y })
    for (let moved = 20; moved <= 120; moved += 20) await touch(session, 'touchMove', { x, y: y - moved })
    await touch(session, 'touchEnd')
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(330)
    await circle.expectExperts([])
  })
})
