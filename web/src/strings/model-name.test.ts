import { expect, it } from '@jest/globals'
import { modelName } from './model-name.ts'

it('names a model of a creator as such, whatever its creator calls it', () => {
  expect(['offline', 'claude-sonnet-5-5', 'own:offline', 'own:claude-sonnet-5-5'].map(modelName)).toEqual([
    'Offline model',
    'claude-sonnet-5-5',
    'A model of its creator (“offline”)',
    'A model of its creator (“claude-sonnet-5-5”)',
  ])
})
