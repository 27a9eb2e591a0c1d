import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../bootstrap/settings.ts'
import { readSpecification, specificationPage } from './read-specification.ts'
import { renderSpecification } from './render-specification.ts'

/* `npm run specification:gen`: writes docs/specification.md from docs/specification/*.yaml. */
writeFileSync(join(root, specificationPage), renderSpecification(readSpecification()))
