import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap/settings.ts'
import { readSpecification, specificationPage } from './checks/specification/read-specification.ts'
import { renderSpecification } from './checks/specification/render-specification.ts'

/* `npm run specification:gen`: writes docs/specification.md from docs/specification/*.yaml. */
writeFileSync(join(root, specificationPage), renderSpecification(readSpecification()))
