type Cut<Text extends string, Mark extends string> = Text extends `${infer Head}${Mark}${string}`
  ? Head
  : Text

/** Words before a branch of a plural, whose words are no gap: `one {card}`. */
type BeforeBranch = `${string}${'one' | 'other' | `=${number}`} `

/** A name without its suffix; words that only stand in braces, as in a branch, are none. */
type Named<Word extends string> = Word extends '' | `${string}${' ' | '#' | ':' | ';' | '.'}${string}`
  ? never
  : Cut<Word, '_'>

/**
 * The names of what a text has gaps for, as a type: `room` and `count` for `{room_the}: {count, plural, one {# cube} …}`. It
 * reads as much of ICU as boards write; a text that it misreads does not compile where it is said.
 */
export type GapsOf<
  Text extends string,
  Found extends string = never,
> = Text extends `${infer Before}{${infer Rest}`
  ? GapsOf<Rest, Found | (Before extends BeforeBranch ? never : Named<Cut<Cut<Cut<Rest, '{'>, '}'>, ','>>)>
  : Found
