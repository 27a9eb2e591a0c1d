import { jest } from '@jest/globals'

/** Ends a test or hook that hangs. One on real servers may take minutes on a busy machine: a consumer group alone takes seconds to form. */
jest.setTimeout(120_000)
