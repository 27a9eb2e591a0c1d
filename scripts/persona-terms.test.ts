import { expect, it } from '@jest/globals'
import * as gateway from '../gateway/src/json/bot.ts'
import * as persona from '../services/persona/src/core/domain/personas/persona.ts'

it('the gateway documents the categories and voices that the persona service accepts', () => {
  expect([gateway.categories, gateway.voices]).toEqual([persona.categories, persona.voices])
})
