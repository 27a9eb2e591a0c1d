import type { ModelAnswer } from '../../api/schemas.ts'

type ModelName = ModelAnswer['model']

/** The models of the original variant; the devil's advocate of a turn is number `turn mod 3`. */
const rotation: readonly ModelName[] = ['claude', 'gpt4', 'deepseek']

/** Returns the devil's advocate of a turn, counted from 0. */
export const devilOf = (turn: number): ModelName => rotation[turn % rotation.length] as ModelName
