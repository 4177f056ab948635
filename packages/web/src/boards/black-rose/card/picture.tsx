import { Outline } from '../../../art/icon.tsx'
import { icons, type RoseIcon } from '../art/icons.ts'
import { type CardPicture, pictures } from './pictures.ts'

const isPicture = (name: string): name is CardPicture => Object.hasOwn(pictures, name)
const isIcon = (name: string): name is RoseIcon => Object.hasOwn(icons, name)

/** The picture of a card or a sign of the board, by its name; the rose stands for what has none. */
export const Picture = ({
  name,
  className,
}: {
  readonly name: string
  readonly className?: string | undefined
}) => (
  <Outline
    path={isPicture(name) ? pictures[name] : icons[isIcon(name) ? name : 'rose']}
    className={className}
  />
)
