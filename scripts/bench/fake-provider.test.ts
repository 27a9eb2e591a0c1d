import { expect, test } from '@jest/globals'
import { providerFiles } from '../cluster/provider-files.ts'

test('the fake provider imports only files that its pod on a cluster has', async () => {
  expect([...(await providerFiles()).keys()].sort()).toEqual([
    'discussion/discussion-answers.ts',
    'fake-provider.ts',
    'zeitgeist/entry-answers.ts',
  ])
})
