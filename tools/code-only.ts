const passage = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g

/** The text with comments and strings blanked out, every line in its place. */
export const codeOnly = (text: string): string =>
  text.replace(passage, (found) => found.replace(/[^\n]/g, ' '))
