import { jest } from '@jest/globals'

/** Ends a test or hook that hangs. On a busy machine one on real servers may wait for minutes: a consumer group alone takes seconds to form. */
jest.setTimeout(120_000)
