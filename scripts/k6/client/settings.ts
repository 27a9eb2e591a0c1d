import { type LoadSettings, readLoadSettings } from '../plan/load-settings.ts'

/** Reads the settings of this run. Throws for an invalid one, which stops k6 before the first request. */
export const settingsOf = (preset: { rate: number; duration: string; p95Ms: number }): LoadSettings => readLoadSettings(__ENV, preset)

/** The address of the product under load. */
export const { baseUrl } = settingsOf({ rate: 1, duration: '1s', p95Ms: 1 })
