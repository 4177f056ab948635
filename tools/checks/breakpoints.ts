import { type Check, placeAt } from '../project.ts'

const list = 'packages/web/build/sizes.ts'

/** Sizes that have a name (ADR 24) are not written out in style sheets. */
export const breakpoints: Check = (files) => {
  const source = files.find(({ path }) => path === list)?.text ?? ''
  const sizes = [...source.matchAll(/^ {2}(\w+): '(\(.+)',$/gm)]
  return files.flatMap((file) =>
    /^packages\/web\/src\/.+\.css$/.test(file.path)
      ? [...file.text.matchAll(/^\s*@(?:container (?:table|page)|media) (.+) \{$/gm)].flatMap((rule) => {
          const [, name] = sizes.find(([, , size]) => size === rule[1]) ?? []
          return name === undefined ? [] : [placeAt(file, rule.index, `write (--${name}) for this size`)]
        })
      : [],
  )
}
