import { checkAll, soakAll } from './checks.mjs'
import { packAll } from './pack.mjs'
import { runCommandLine } from './processes.mjs'
import { buildWeb } from './web.mjs'

/** @type {Record<string, (root: string) => Promise<number>>} */
export const tasks = {
  /** The table in the browser. Whatever stands behind `npm start --` goes to `conclave serve`. */
  start: async (root) => {
    const built = await buildWeb(root)
    if (built !== 0) return built
    return await runCommandLine(root, ['serve', ...process.argv.slice(3)])
  },

  /** The command line, with whatever stands behind `npm run -s conclave --`. */
  conclave: (root) => runCommandLine(root, process.argv.slice(3)),

  /** Builds the web app, for whoever wants no more than that. */
  build: buildWeb,

  /** The packages that others can install, as tarballs. */
  pack: async (root) => {
    console.log(`The packages are in ${await packAll(root)}`)
    return 0
  },

  test: checkAll,

  soak: soakAll,
}
