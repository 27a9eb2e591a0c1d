import { jest } from '@jest/globals'

/** Real servers on a busy machine: a test of them may take 20 seconds. */
jest.setTimeout(20_000)
