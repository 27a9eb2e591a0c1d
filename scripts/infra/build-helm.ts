import { goProgram } from './build-go-program.ts'

/** The path of a helm 3. */
export const helmBinary = () =>
  goProgram({ name: 'helm', module: 'helm.sh/helm/v3', version: '3.22.0', folder: 'cmd/helm', neededFor: 'The check of the chart' })
