import { jest } from '@jest/globals'

/** A test on real servers may take 20 seconds on a busy machine. */
jest.setTimeout(20_000)
