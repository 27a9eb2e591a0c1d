import { type LoadSettings, readLoadSettings } from '../plan/load-settings.ts'

/** The settings of this run; a wrong one stops k6 before anything begins. */
export const settingsOf = (preset: { rate: number; duration: string; p95Ms: number }): LoadSettings => readLoadSettings(__ENV, preset)

/** The product's address, for whatever calls it. */
export const { baseUrl } = settingsOf({ rate: 1, duration: '1s', p95Ms: 1 })
