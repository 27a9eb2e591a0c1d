import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { NotificationSection } from './notification-section.tsx'

let permission: NotificationPermission = 'default'
let answer: NotificationPermission = 'granted'
const request = jest.fn(async () => {
  permission = answer
  return permission
})
const fake = {
  get permission() {
    return permission
  },
  requestPermission: request,
}

beforeEach(() => {
  permission = 'default'
  answer = 'granted'
  request.mockClear()
  localStorage.clear()
  Object.defineProperty(window, 'Notification', { value: fake, configurable: true })
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, 'Notification')
})

const show = () => renderApp(<NotificationSection user={user} />, user)
const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Notify me when an answer is ready' })
const press = () => act(async () => void fireEvent.click(control()))

it('asks for the permission on a click only, and keeps the choice in this browser', async () => {
  show()
  expect([control().checked, request.mock.calls.length]).toEqual([false, 0])
  await press()
  expect([control().checked, request.mock.calls.length]).toEqual([true, 1])
  cleanup()
  show()
  expect(control().checked).toBe(true)
  await press()
  expect([control().checked, request.mock.calls.length]).toEqual([false, 1])
})

it('says what to do once the browser blocks them, until they are allowed', async () => {
  answer = 'denied'
  show()
  await press()
  expect([control().checked, control().disabled]).toEqual([false, true])
  screen.getByText(/Your browser blocks notifications/)
  permission = 'granted'
  fireEvent.focus(window)
  expect(control().disabled).toBe(false)
  expect(screen.queryByText(/Your browser blocks notifications/)).toBeNull()
})

it('says that a browser has none', () => {
  Reflect.deleteProperty(window, 'Notification')
  show()
  expect(control().disabled).toBe(true)
  screen.getByText(/This browser shows no notifications of websites/)
})
