/** The colours of the schools, of the sources of points, and of everything else on the page. */
const schools: { readonly [school: string]: string } = {
  destruction: '#c0392b',
  divination: '#c99a1d',
  necromancy: '#4b6f44',
  transmutation: '#9a5b25',
  illusion: '#5c6bc0',
  conspiracy: '#7b3f8c',
  agony: '#a31f3f',
  alchemy: '#187068',
  hex: '#6f7412',
  shamanic: '#8d5220',
  technomancy: '#4a6075',
  nightmare: '#453f8f',
  forgotten: '#333',
  personal: '#008b8b',
}

const parts = [
  '#8e2f3b',
  '#c99a1d',
  '#5c6bc0',
  '#5f8f58',
  '#b5772f',
  '#7b6f9c',
  '#2f5d62',
  '#bdbdbd',
  '#e3c878',
  '#c98a92',
  '#a9c7a4',
  '#4a4a4a',
]

/** Light, and the same on paper. */
export const style = `
:root { color-scheme: light; --ink: #22201d; --soft: #6a645c; --line: #ddd6ca; --band: #e9f0e4; --good: #2f6b3a; --bad: #a8322a; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2.5rem 1.5rem 4rem; background: #fffdf9; color: var(--ink); font: 16px/1.5 Georgia, 'Times New Roman', serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.25rem; margin: 0 0 .3rem; padding-top: 1.6rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.2rem 0 .2rem; }
p { margin: .2rem 0 .9rem; max-width: 46rem; }
.about { color: var(--soft); }
section { margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; margin: .6rem 0 1rem; }
th { text-align: left; font-weight: 600; border-bottom: 1.5px solid var(--ink); padding: .25rem .5rem; vertical-align: bottom; }
td { border-bottom: 1px solid var(--line); padding: .22rem .5rem; vertical-align: top; }
.n { text-align: right; white-space: nowrap; }
.goals { list-style: none; padding: 0; margin: 1rem 0; }
.goals li { padding: .4rem 0 .4rem 2rem; border-bottom: 1px solid var(--line); position: relative; }
.goals li::before { position: absolute; left: .3rem; font-weight: 700; }
.goals .met::before { content: '✓'; color: var(--good); }
.goals .missed::before { content: '✗'; color: var(--bad); }
.goals span { color: var(--soft); display: block; }
svg { width: 100%; height: auto; display: block; margin: .6rem 0 1.2rem; font: 12px/1 'Helvetica Neue', Arial, sans-serif; overflow: visible; }
svg .ink { fill: var(--ink); } svg .soft { fill: var(--soft); }
.grid { stroke: var(--line); } .axis { stroke: var(--ink); } .band { fill: var(--band); }
.whisker { stroke: #4d4a45; stroke-width: 1.5; } .dot { fill: var(--good); }
.whisker.off { stroke: var(--bad); } .dot.off { fill: var(--bad); }
.bar { fill: #6d7f96; }
.course { fill: none; stroke-width: 2.5; } .course.rose { stroke: #1d1a18; } .course.mage { stroke: #8e2f3b; stroke-dasharray: 6 3; }
.mark { fill-opacity: .8; }
${parts.map((colour, at) => `.p${at} { fill: ${colour}; }`).join('\n')}
${Object.entries(schools)
  .map(([school, colour]) => `.${school} { fill: ${colour}; } .key.${school} { background: ${colour}; }`)
  .join('\n')}
.keys { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; font-size: .85rem; color: var(--soft); margin: 0; }
.key { display: inline-block; width: .7rem; height: .7rem; border-radius: 50%; margin-right: .35rem; }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); gap: 0 2rem; }
@media print { body { max-width: none; padding: 0; background: #fff; font-size: 11pt; } section { break-inside: avoid-page; } table { break-inside: auto; } tr { break-inside: avoid; } section.long { break-inside: auto; } }
@page { margin: 16mm; }
`
