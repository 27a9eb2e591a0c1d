import type { CDPSession } from '@playwright/test'
import { newAccount, register } from '../support/accounts/member.ts'
import { signUp } from '../support/accounts/sign-up.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { CirclePage, createExperts } from '../support/experts/circle-page.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test-fixtures.ts'

interface Point {
  x: number
  y: number
}

test('a member builds the circle by mouse and by keyboard, undoes a removal, and starts a chat', async ({ page, otherMember, toasts }) => {
  await register(page.request)
  const experts = await createExperts(otherMember, 5)
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = experts.names
  const circle = new CirclePage(page)
  // Five cards and the circle are in the window.
  await page.setViewportSize({ width: 1280, height: 1_200 })
  await circle.open(experts)
  const drag = async (from: Point, to: Point) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await page.mouse.up()
  }

  // By mouse: from the grid to a place, between places, and by a click on a slice.
  await drag(await circle.middleOf(circle.card(first)), await circle.middleOf(circle.places.nth(3)))
  await circle.expectExperts([first])
  await toasts.expectOnly('Expert added to your circle!', `${first} · 1 of 5 experts`)
  await page.getByRole('button', { name: 'Add 1 more' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search experts' })).toBeFocused()
  await drag(await circle.middleOf(circle.card(second)), await circle.middleOf(circle.places.nth(0)))
  await circle.expectExperts([second, first])
  await expect(page.getByText('A discussion costs 4 credits')).toBeVisible()
  await circle.add(third)
  await circle.expectExperts([second, first, third])
  await drag(await circle.middleOf(circle.places.nth(0)), await circle.middleOf(circle.places.nth(2)))
  await circle.expectExperts([first, third, second])
  // Outside of the wheel nothing changes.
  await drag(await circle.middleOf(circle.places.nth(0)), { x: 1_000, y: 60 })
  await circle.expectExperts([first, third, second])
  await circle.expectStored([first, third, second])
  // The places of a server-rendered page are in their slices.
  await expect(async () => expect(await (await page.reload())?.text()).toContain('id="rendered-data"')).toPass()
  await circle.expectExperts([first, third, second])
  const centre = await circle.middleOf(page.locator('.wheel-centre'))
  for (const [position, angle] of [-90, -18, 54, 126, -162].entries()) {
    const { x, y } = await circle.middleOf(circle.places.nth(position))
    expect(Math.abs((Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI - angle)).toBeLessThan(3)
  }
  await page.locator('.wheel-slice').nth(1).click()
  await circle.expectExperts([first, second])
  await page.getByRole('button', { name: `Remove ${first}` }).click()
  // The toast of the other removal has an Undo of its own.
  await expect(toasts.all).toContainText([`Expert removed from your circle!${first} · 1 of 5 experts`])
  await toasts.all.getByRole('button', { name: 'Undo' }).click()
  await circle.expectExperts([first, second])

  // By keyboard, with announcements.
  await circle.pickUp(page.getByRole('button', { name: `Drag ${third} to a place` }), 'Space')
  await expect(circle.announcement).toHaveText(new RegExp(`Picked up ${third}|${third} is not over a place`))
  await page.keyboard.press('ArrowRight')
  await expect(circle.announcement).toHaveText(`${third} is over place 1, of ${first}.`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(circle.announcement).toHaveText(`${third} is over place 3.`)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(circle.announcement).toHaveText(`${third} is over place 1, of ${first}.`)
  await page.keyboard.press('Space')
  await expect(circle.announcement).toHaveText(`${third} was dropped at place 1.`)
  await circle.expectExperts([third, first, second])
  await circle.pickUp(page.getByRole('button', { name: `Move ${third}`, exact: true }), 'Enter')
  await expect(circle.announcement).toHaveText(new RegExp(`Picked up ${third}|${third} is over place 1`))
  await page.keyboard.press('ArrowRight')
  await expect(circle.announcement).toHaveText(`${third} is over place 2, of ${first}.`)
  await page.keyboard.press('Escape')
  await expect(circle.announcement).toHaveText(`Moving ${third} was cancelled.`)
  await circle.expectExperts([third, first, second])
  await page.getByRole('button', { name: `Remove ${third}` }).press('Enter')
  await circle.expectExperts([first, second])

  await page.getByRole('button', { name: `Add ${third}` }).press('Enter')
  for (const name of [fourth, fifth]) await circle.add(name)
  await circle.expectExperts(experts.names)
  await expect(page.getByText('Your circle is full.')).toBeVisible()
  await toasts.expectOnly('Expert added to your circle!', `${fifth} · 5 of 5 experts`)
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Start Chat', exact: true }).click()
  await expect(page).toHaveURL('/expert-discussion')
})

test('a guest on a wide screen is invited to sign up, above the cards of the experts', async ({ page, otherMember }) => {
  const experts = await createExperts(otherMember, 2)
  const circle = new CirclePage(page)
  await circle.open(experts)
  for (const name of experts.names) await circle.add(name)
  const start = page.getByRole('button', { name: 'Start Chat', exact: true })
  const dialog = page.getByRole('alertdialog', { name: 'Sign up for a Free Account' })
  await start.click()
  await dialog.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(start).toBeFocused()
  await start.click()
  await dialog.getByRole('link', { name: 'Sign Up for Free' }).click()
  await expect(page).toHaveURL('/auth?tab=register&next=%2Fcircle-of-experts')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })

  test('a guest’s circle is built by a long press and buttons, is kept, invites to sign up, and comes along', async ({
    page,
    otherMember,
  }) => {
    const experts = await createExperts(otherMember, 2)
    const circle = new CirclePage(page)
    await circle.open(experts)
    const [first = '', second = ''] = await page.getByRole('heading', { level: 3 }).allTextContents()
    const session = await page.context().newCDPSession(page)

    // A swipe over an expert scrolls the page.
    await page.evaluate('scrollTo(0, 300)')
    await settled(page)
    const { x, y } = await circle.middleOf(circle.card(first))
    await touch(session, 'touchStart', { x, y })
    for (let moved = 20; moved <= 120; moved += 20) await touch(session, 'touchMove', { x, y: y - moved })
    await touch(session, 'touchEnd')
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(330)
    await circle.expectExperts([])

    // A long press drags it. The page goes on after a swipe has ended.
    await settled(page)
    await page.evaluate('scrollTo(0, 420)')
    await settled(page)
    const card = await circle.middleOf(circle.card(first))
    const place = await circle.middleOf(circle.places.nth(2))
    await touch(session, 'touchStart', card)
    await expect(circle.announcement).toHaveText(new RegExp(first))
    for (let step = 1; step <= 8; step += 1) {
      const at = (from: number, to: number) => from + ((to - from) * step) / 8
      await touch(session, 'touchMove', { x: at(card.x, place.x), y: at(card.y, place.y) })
    }
    // The page scrolls while a finger is near its edge.
    await expect(async () => {
      await touch(session, 'touchMove', await circle.middleOf(circle.places.nth(2)))
      await expect(circle.announcement).toHaveText(`${first} is over place 3.`, { timeout: 500 })
    }).toPass()
    await touch(session, 'touchEnd')
    await circle.expectExperts([first])
    await page.getByRole('button', { name: `Add ${second}` }).tap()
    await circle.expectExperts([first, second])
    await page.getByRole('button', { name: `Remove ${second}` }).tap()
    await circle.expectExperts([first])
    await page.getByRole('button', { name: `Add ${second}` }).tap()
    await page.getByRole('button', { name: `Move ${first}`, exact: true }).tap()
    await circle.expectExperts([second, first])

    await page.reload()
    await circle.expectExperts([second, first])
    const start = page.getByRole('button', { name: 'Start Chat', exact: true })
    await start.tap()
    const dialog = page.getByRole('alertdialog', { name: 'Sign up for a Free Account' })
    await expect(dialog.getByRole('listitem')).toHaveCount(4)
    await expectAccessible(page, '[role=alertdialog]')
    await dialog.getByRole('button', { name: 'Maybe Later' }).tap()
    await expect(dialog).toBeHidden()
    await start.tap()
    await dialog.getByRole('link', { name: 'Sign Up for Free' }).tap()
    await expect(page).toHaveURL('/auth?tab=register&next=%2Fcircle-of-experts')
    await signUp(page, newAccount())
    await expect(page).toHaveURL('/circle-of-experts')
    await circle.expectExperts([second, first])
    await expect(page.getByText('A discussion costs 4 credits')).toBeVisible()
    // The server has the circle before the page knows.
    await expect.poll(() => page.evaluate(`localStorage.getItem('rostra.circle')`)).toBeNull()
  })
})
