import { type Check, isCode, placeAt } from '../project.ts'

/** Comment above a declaration, perhaps over several lines, after the ids of rules that it cites. */
const asking =
  /\/\*\*(?:\s|\*(?!\/))*(?:\[[^\]]*\]\s*)*(?:Wh(?:at|ich|o|om|ose|y|en|ere|ether)(?:so|ever)?|How(?:ever)?)\b/g

/** Comments above declarations begin with a noun of the field: a clause has to be read to its end before it says what stands below. */
export const comments: Check = (files) =>
  files
    .filter(({ path }) => isCode(path))
    .flatMap((file) =>
      [...file.text.matchAll(asking)].map(({ index }) =>
        placeAt(file, index, 'begins with a question word, not with a noun'),
      ),
    )
