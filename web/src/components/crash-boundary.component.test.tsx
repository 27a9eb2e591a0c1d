import { afterEach, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { CrashBoundary } from './crash-boundary.tsx'

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

function ThrowingPage({ message }: { message: string }): never {
  throw new TypeError(message)
}

/** Renders a page that throws, with a server that answers or that cannot be reached. */
function openThrowing(message: string, server: () => Promise<Response>) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  globalThis.fetch = server
  render(
    <CrashBoundary>
      <ThrowingPage message={message} />
    </CrashBoundary>,
  )
}
const answers = async () => new Response(null, { status: 200 })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

it.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://rostra.example/assets/page-1.js'],
  ['Firefox', 'error loading dynamically imported module: https://rostra.example/assets/page-1.js'],
  ['Safari', 'Importing a module script failed.'],
  ['a missing style sheet', 'Unable to preload CSS for /assets/page-1.css'],
])(
  'code that is missing in %s means a new version when the server answers, and that the reader is offline when it does not',
  async (_, message) => {
    openThrowing(message, answers)
    await screen.findByRole('heading', { name: 'A new version is ready' })
    cleanup()
    openThrowing(message, unreachable)
    await screen.findByRole('heading', { name: 'You are offline' })
  },
)

it('any other error says that the page stopped working', () => {
  openThrowing('x is undefined', answers)
  screen.getByRole('heading', { name: 'Something went wrong' })
})
