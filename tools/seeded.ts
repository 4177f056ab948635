// Before every file of a project with properties: they are tried on the same examples in every run, and in a soak on
// others each time (fast-check says the seed when one fails).

import { hash } from 'node:crypto'
import { digestWith } from '@conclave/kernel'
import fc from 'fast-check'
import { soak, times } from './soak.ts'

fc.configureGlobal({ numRuns: times(100), ...(soak === 1 && { seed: 2012 }) })

// Checked matches write down a hash at every answer; as the server does it, that takes half the time.
digestWith((text) => hash('sha256', text))
